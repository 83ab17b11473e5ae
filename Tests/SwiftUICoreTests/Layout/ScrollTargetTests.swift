import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Where scrolled content comes to rest")
@MainActor
struct ScrollTargetTests {
    private final class Remote {
        var id: Int?
        var set: (Int) -> Void = { _ in }
        var position = ScrollPosition()
        var change: ((inout ScrollPosition) -> Void) -> Void = { _ in }
        var offsets: [CGFloat] = []
        var phases: [ScrollPhase] = []
    }

    private func scroll<V: View>(_ window: TestWindow<V>) throws -> RecordingScroll {
        window.turn()
        return try #require(window.host?.widgets.compactMap { $0 as? RecordingScroll }.first)
    }

    private struct Column: View {
        var count = 20

        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Leaf("row \($0)", 100, 100) }
            }
            .scrollTargetLayout()
        }
    }

    @Test("Paging turns a page after a short move, and goes back after a shorter one")
    func paging() throws {
        let window = TestWindow(ScrollView { Column() }.scrollTargetBehavior(.paging), height: 300)
        let scroll = try scroll(window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 50))
        window.advance(by: 2)
        #expect(scroll.offset.y == 300)
        scroll.userScrolls(to: CGPoint(x: 0, y: 310))
        window.advance(by: 2)
        #expect(scroll.offset.y == 300)
    }

    @Test("View aligned content rests where a view begins")
    func viewAligned() throws {
        let window = TestWindow(ScrollView { Column() }.scrollTargetBehavior(.viewAligned), height: 300)
        let scroll = try scroll(window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 270))
        window.advance(by: 2)
        #expect(scroll.offset.y == 300)
    }

    private struct Positioned: View {
        let remote: Remote
        @State private var id: Int?

        var body: some View {
            ScrollView { Column() }.scrollPosition(id: $id)
                .onAppear { remote.set = { id = $0 } }
                .onChange(of: id) { remote.id = id }
        }
    }

    @Test("A position by identity follows the user, and scrolls when it is set")
    func positionByID() throws {
        let remote = Remote()
        let window = TestWindow(Positioned(remote: remote), height: 300)
        let scroll = try scroll(window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 420))
        window.turn()
        #expect(remote.id == 4)
        remote.set(12)
        window.advance(by: 2)
        #expect(scroll.offset.y == 1200)
    }

    private struct Wished: View {
        let remote: Remote
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollView { Column() }.scrollPosition($position)
                .onAppear { remote.change = { $0(&position) } }
                .onChange(of: position) { remote.position = position }
        }
    }

    @Test("A scroll position scrolls to edges, points and views, and knows of the user")
    func position() throws {
        let remote = Remote()
        let window = TestWindow(Wished(remote: remote), height: 300)
        let scroll = try scroll(window)
        remote.change { $0.scrollTo(edge: .bottom) }
        window.advance(by: 1)
        #expect(scroll.offset.y == 1700)
        remote.change { $0.scrollTo(y: 250) }
        window.advance(by: 1)
        #expect(scroll.offset.y == 250)
        remote.change { $0.scrollTo(id: 7) }
        window.advance(by: 1)
        #expect(scroll.offset.y == 700)
        scroll.userScrolls(to: CGPoint(x: 0, y: 900))
        window.turn()
        #expect(remote.position.isPositionedByUser)
        #expect(remote.position.viewID(type: Int.self) == 9)
    }

    @Test("Content is seen at its anchor at first, and stays there when it grows")
    func anchor() throws {
        let window = TestWindow(AnyView(ScrollView { Column() }.defaultScrollAnchor(.bottom)), height: 300)
        let scroll = try scroll(window)
        window.turn()
        #expect(scroll.offset.y == 1700)
    }

    @Test("Margins scroll along, and narrow the content across")
    func margins() throws {
        let window = TestWindow(
            ScrollView { Leaf("wide", .any, 500) }.contentMargins(20), height: 300)
        let scroll = try scroll(window)
        #expect(scroll.contentSize.height == 540)
        let content = try #require(scroll.content as? RecordingHost)
        #expect(content.frame(of: "wide") == CGRect(x: 20, y: 20, width: 360, height: 500))
    }

    @Test("Geometry and phases are told")
    func observers() throws {
        let remote = Remote()
        let window = TestWindow(
            ScrollView { Column() }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, new in
                    remote.offsets.append(new)
                }
                .onScrollPhaseChange { _, new in remote.phases.append(new) }, height: 300)
        let scroll = try scroll(window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 150))
        window.advance(by: 1)
        #expect(remote.offsets.last == 150)
        #expect(remote.phases == [.interacting, .idle])
    }
}
