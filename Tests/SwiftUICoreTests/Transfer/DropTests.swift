import CoreTransferable
import Foundation
import FoundationPlus
import RecordingBackend
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor
@Suite("Dragging and dropping")
struct DropTests {
    private let log = Log()

    private func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider]? = nil, on window: TestWindow<some View>
    ) async
        -> Bool
    {
        await withCheckedContinuation { continuation in
            window.surface.drops.drop(
                offer, providers ?? offer.local?.providers ?? [], at: CGPoint(x: 200, y: 300)
            ) { continuation.resume(returning: $0) }
        }
    }

    private var text: DropOffer { DropOffer(contentTypes: [.utf8PlainText]) }

    private func textProvider(_ text: String) -> NSItemProvider { NSItemProvider(object: text as NSString) }

    @Test("A view is asked for what it gives only when a drag begins")
    func begins() throws {
        let window = TestWindow { Leaf("a").draggable("Milk \(log.lines.count)") }
        #expect(window.host?.pointerNeeds == .drag)
        log.add("later")
        let found = try #require(window.surface.drops.dragItem(at: CGPoint(x: 5, y: 5)))
        #expect(found.item.values as? [String] == ["Milk 1"])
        #expect(found.item.contentTypes.contains(.utf8PlainText))
    }

    @Test("Beside the view, and in a disabled one, no drag begins")
    func beginsNot() {
        let window = TestWindow { Leaf("a").draggable("Milk").disabled(true) }
        #expect(window.surface.drops.dragItem(at: CGPoint(x: 5, y: 5)) == nil)
        let beside = TestWindow { Leaf("a", 10).draggable("Milk") }
        #expect(beside.surface.drops.dragItem(at: CGPoint(x: 200, y: 5)) == nil)
    }

    @Test("A drag takes the preview that the program makes")
    func preview() throws {
        let window = TestWindow { Leaf("a").draggable("Milk") { Leaf("preview", 30, 20) } }
        let item = try #require(window.surface.drops.dragItem(at: CGPoint(x: 5, y: 5))?.item)
        #expect(item.preview?.size == CGSize(width: 30, height: 20))
        item.end()
    }

    @Test("Values of this program are dropped as they are, without their forms")
    func own() async throws {
        struct Held: Transferable {
            let number: Int
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Held) in throw CancellationError() }
            }
        }
        let window = TestWindow {
            Color.clear
                .dropDestination(for: Held.self) { values, _ in
                    log.add("\(values.map(\.number))")
                    return true
                }
        }
        let item = DragItem(providers: [NSItemProvider()], values: [Held(number: 7)], preview: nil)
        #expect(await drop(DropOffer(item), on: window))
        #expect(log.lines == ["[7]"])
    }

    @Test("What other programs give becomes values of the type, with the place in the view")
    func others() async {
        let window = TestWindow {
            Color.clear.padding(50)
                .dropDestination(for: String.self) { values, place in
                    log.add("\(values) \(Int(place.x)) \(Int(place.y))")
                    return true
                }
        }
        #expect(await drop(text, [textProvider("Milk"), textProvider("Bread")], on: window))
        #expect(log.lines == ["[\"Milk\", \"Bread\"] 200 300"])
    }

    @Test("What cannot be read is not dropped")
    func unreadable() async {
        let window = TestWindow {
            Color.clear.dropDestination(for: URL.self) { _, _ in
                log.add("dropped")
                return true
            }
        }
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 200, y: 300)) == nil)
        #expect(await drop(text, [textProvider("Milk")], on: window) == false)
        #expect(log.lines.isEmpty)
    }

    @Test("A view hears when something comes over it and leaves it")
    func targeted() {
        let window = TestWindow {
            Leaf("a", 100, 100).dropDestination(for: String.self) { _, _ in
                true
            } isTargeted: {
                log.add("\($0)")
            }
        }
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 50, y: 50)) == .copy)
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 51, y: 50)) == .copy)
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 200, y: 50)) == nil)
        #expect(log.lines == ["true", "false"])
    }

    @Test("The innermost view that takes a drop gets it")
    func innermost() async {
        let window = TestWindow {
            Color.clear
                .dropDestination(for: Data.self) { _, _ in
                    log.add("inner")
                    return true
                }
                .padding(10)
                .dropDestination(for: String.self) { _, _ in
                    log.add("outer")
                    return true
                }
        }
        _ = await drop(text, [textProvider("Milk")], on: window)
        let picture = NSItemProvider()
        picture.registerDataRepresentation(for: .png) { completion in
            completion(Data([1]), nil)
            return nil
        }
        _ = await drop(DropOffer(contentTypes: [.png]), [picture], on: window)
        #expect(log.lines == ["inner", "inner"])
    }

    @Test("A closure over item providers gets those of its types")
    func providers() async {
        let window = TestWindow {
            Color.clear.onDrop(of: [.plainText], isTargeted: nil) { providers in
                log.add("\(providers.count)")
                return true
            }
        }
        let picture = NSItemProvider()
        picture.registerDataRepresentation(for: .png) { _ in nil }
        let offer = DropOffer(contentTypes: [.utf8PlainText, .png])
        #expect(await drop(offer, [textProvider("Milk"), picture], on: window))
        #expect(log.lines == ["1"])
    }

    private struct Rule: DropDelegate {
        let log: Log
        var isValid = true

        func validateDrop(info: DropInfo) -> Bool { isValid }
        func dropEntered(info: DropInfo) { log.add("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            DropProposal(operation: info.location.x < 150 ? .move : .forbidden)
        }
        func dropExited(info: DropInfo) { log.add("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.add("performed \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    @Test("A delegate decides what happens")
    func delegate() async {
        let window = TestWindow { Color.clear.onDrop(of: [.text], delegate: Rule(log: log)) }
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 100, y: 10)) == .move)
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 200, y: 10)) == .forbidden)
        window.surface.drops.left(text)
        #expect(await drop(text, [textProvider("Milk")], on: window))
        #expect(log.lines == ["entered", "exited", "entered", "performed 1"])
    }

    @Test("What a delegate does not hold valid is not dropped")
    func invalid() {
        let window = TestWindow { Color.clear.onDrop(of: [.text], delegate: Rule(log: log, isValid: false)) }
        #expect(window.surface.drops.moved(text, to: CGPoint(x: 100, y: 10)) == nil)
        #expect(log.lines.isEmpty)
    }

    private final class Forgetful: DropDelegate {
        var isAsked = 0
        private var isFirst = true

        func validateDrop(info: DropInfo) -> Bool {
            isAsked += 1
            return true
        }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            defer { isFirst = false }
            return isFirst ? DropProposal(operation: .move) : nil
        }

        func performDrop(info: DropInfo) -> Bool { true }
    }

    @Test("A delegate without a new proposal stays with its last, and is asked once whether a drag is valid")
    func lastProposal() {
        let delegate = Forgetful()
        let window = TestWindow { Color.clear.onDrop(of: [.text], delegate: delegate) }
        let offer = text
        #expect(window.surface.drops.moved(offer, to: CGPoint(x: 100, y: 10)) == .move)
        #expect(window.surface.drops.moved(offer, to: CGPoint(x: 101, y: 10)) == .move)
        #expect(delegate.isAsked == 1)
    }

    @Test("A preview goes with its view, even in the middle of a drag")
    func previewGoes() throws {
        func content(_ isShown: Bool) -> some View {
            VStack { if isShown { Leaf("a").draggable("Milk") { Leaf("preview", 30, 20) } } }
        }
        let window = TestWindow { content(true) }
        let item = try #require(window.surface.drops.dragItem(at: CGPoint(x: 5, y: 5))?.item)
        window.setContent(content(false))
        window.turn()
        #expect(item.preview?.node.isMounted == false)
        item.end()
    }

    @Test("A closure over item providers is not called with none")
    func noProviders() async {
        let window = TestWindow {
            Color.clear.onDrop(of: [.text], isTargeted: nil) { _ in
                log.add("called")
                return true
            }
        }
        #expect(await drop(text, [], on: window) == false)
        #expect(log.lines.isEmpty)
    }
}
