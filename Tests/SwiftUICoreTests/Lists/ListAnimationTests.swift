import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
        log.add("body \(number)")
        return Leaf("row \(number)", .any, 34).onDisappear { log.add("gone \(number)") }
    }
}

private struct Numbers: View {
    @State private var numbers: [Int]
    let log: Log
    let probe: Probe
    let change: (inout [Int]) -> Void

    init(_ numbers: [Int], log: Log = Log(), probe: Probe, change: @escaping (inout [Int]) -> Void) {
        _numbers = State(initialValue: numbers)
        self.log = log
        self.probe = probe
        self.change = change
    }

    var body: some View {
        probe.actions["at once"] = { change(&numbers) }
        probe.actions["animated"] = { withAnimation(.linear(duration: 1)) { change(&numbers) } }
        return List { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }.listStyle(.plain)
    }
}

@Suite("Rows that come, go and move")
@MainActor
struct ListAnimationTests {
    private func opacity<C: View>(of name: String, _ window: TestWindow<C>) throws -> Double {
        let list = try ShownList(window)
        let painter = RecordingPainter()
        list.content.surface?.draw(in: painter)
        let row = try list.row(name).name
        let index = try #require(painter.items.firstIndex(of: row))
        guard index > 0, painter.items[index - 1].hasPrefix("opacity") else { return 1 }
        return try #require(Double(painter.items[index - 1].split(separator: " ")[1]))
    }

    @Test("Without an animation a removed row goes at once")
    func removalAtOnce() throws {
        let probe = Probe()
        let window = TestWindow(Numbers([1, 2, 3], probe: probe) { $0.remove(at: 1) })
        probe("at once")
        window.turn()
        #expect(try ShownList(window).names == ["row 1", "row 3"])
        #expect(try ShownList(window).frame(of: "row 3").minY == 50)
    }

    @Test("With an animation a removed row fades out while those below close up")
    func removalAnimated() throws {
        let (log, probe) = (Log(), Probe())
        let window = TestWindow(Numbers([1, 2, 3], log: log, probe: probe) { $0.remove(at: 1) })
        probe("animated")
        window.turn()
        window.advance(by: 0.5)
        let list = try ShownList(window)
        #expect(Set(list.names) == ["row 1", "row 2", "row 3"])
        #expect(abs(try opacity(of: "row 2", window) - 0.5) < 0.03)
        #expect(try list.frame(of: "row 2").minY == 50)
        #expect(abs(try list.frame(of: "row 3").minY - 75) < 2)
        window.advance(by: 1)
        #expect(try ShownList(window).names == ["row 1", "row 3"])
        #expect(try ShownList(window).frame(of: "row 3").minY == 50)
        #expect(log.take().filter { $0.hasPrefix("gone") } == ["gone 2"])
        #expect(window.backend.isIdle)
    }

    @Test("No body runs while rows fade and slide")
    func noBodies() throws {
        let (log, probe) = (Log(), Probe())
        let window = TestWindow(Numbers([1, 2, 3], log: log, probe: probe) { $0.remove(at: 0) })
        probe("animated")
        window.turn()
        _ = log.take()
        _ = window.takeBodies()
        window.advance(by: 0.9)
        #expect(log.take().isEmpty)
        #expect(window.takeBodies().isEmpty)
    }

    @Test("With an animation an inserted row fades in at its place while those below make room")
    func insertion() throws {
        let probe = Probe()
        let window = TestWindow(Numbers([1, 2], probe: probe) { $0.insert(9, at: 1) })
        probe("animated")
        window.turn()
        window.advance(by: 0.5)
        #expect(abs(try opacity(of: "row 9", window) - 0.5) < 0.03)
        #expect(try opacity(of: "row 1", window) == 1)
        #expect(try ShownList(window).frame(of: "row 9").minY == 50)
        #expect(abs(try ShownList(window).frame(of: "row 2").minY - 75) < 2)
        window.advance(by: 1)
        #expect(try opacity(of: "row 9", window) == 1)
        #expect(try ShownList(window).frame(of: "row 2").minY == 100)
    }

    @Test("Rows that only come into sight because others went do not fade")
    func comingIntoSight() throws {
        let probe = Probe()
        let window = TestWindow(Numbers(Array(0..<100), probe: probe) { $0.removeFirst(3) }, height: 200)
        let known = Set(try ShownList(window).names)
        probe("animated")
        window.turn()
        window.advance(by: 0.25)
        let new = try #require(try ShownList(window).names.first { !known.contains($0) })
        #expect(try opacity(of: new, window) == 1)
    }

    @Test("A moved row slides to its new place")
    func move() throws {
        let probe = Probe()
        let window = TestWindow(Numbers([1, 2, 3], probe: probe) { $0.swapAt(0, 2) })
        probe("animated")
        window.turn()
        window.advance(by: 0.5)
        #expect(abs(try ShownList(window).frame(of: "row 3").minY - 50) < 2)
        #expect(try opacity(of: "row 3", window) == 1)
        window.advance(by: 1)
        #expect(try ShownList(window).names == ["row 3", "row 2", "row 1"])
    }

    @Test("Where the user wants no motion, rows come and go at once")
    func reducedMotion() throws {
        let probe = Probe()
        let window = TestWindow(Numbers([1, 2, 3], probe: probe) { $0 = [9, 3] })
        window.backend.animationsAreEnabled = false
        probe("animated")
        window.turn()
        #expect(try ShownList(window).names == ["row 9", "row 3"])
        #expect(try opacity(of: "row 9", window) == 1)
        #expect(window.backend.isIdle)
    }

    @Test("A list whose last row goes is empty")
    func lastRow() throws {
        let probe = Probe()
        let window = TestWindow(Numbers([1], probe: probe) { $0 = [] })
        probe("at once")
        window.turn()
        #expect(try ShownList(window).rows.isEmpty)
    }

    @Test("An element that comes back while it leaves is shown once in the end")
    func comesBack() throws {
        let probe = Probe()
        let window = TestWindow(
            Numbers([1, 2, 3], probe: probe) { $0 = $0.contains(2) ? [1, 3] : [1, 2, 3] })
        probe("animated")
        window.turn()
        window.advance(by: 0.5)
        probe("animated")
        window.turn()
        window.advance(by: 2)
        #expect(try ShownList(window).names == ["row 1", "row 2", "row 3"])
        #expect(window.backend.isIdle)
    }

    @Test("A row under a condition comes and goes as a whole")
    func conditionalRow() throws {
        let probe = Probe()
        let window = TestWindow(Conditional(probe: probe))
        probe("toggle")
        window.turn()
        window.advance(by: 0.5)
        #expect(abs(try opacity(of: "extra", window) - 0.5) < 0.03)
        window.advance(by: 1)
        probe("toggle")
        window.turn()
        window.advance(by: 0.5)
        #expect(abs(try opacity(of: "extra", window) - 0.5) < 0.03)
        #expect(abs(try ShownList(window).frame(of: "last").minY - 75) < 2)
        window.advance(by: 1)
        #expect(try ShownList(window).names == ["first", "last"])
    }

    @Test("Rows removed above what is visible leave it where it is, animated too")
    func removalAbove() throws {
        let probe = Probe()
        let window = TestWindow(Numbers(Array(0..<100), probe: probe) { $0.removeFirst(5) }, height: 200)
        try ShownList(window).scroll.userScrolls(to: CGPoint(x: 0, y: 1000))
        window.turn()
        func place() throws -> CGFloat {
            let list = try ShownList(window)
            return try list.frame(of: "row 20").minY - list.scroll.offset.y
        }
        #expect(try place() == 0)
        probe("animated")
        window.turn()
        #expect(try place() == 0)
        window.advance(by: 0.5)
        #expect(try place() == 0)
        window.advance(by: 1)
        #expect(try place() == 0)
    }
}

private struct Conditional: View {
    let probe: Probe
    @State private var isShown = false

    var body: some View {
        probe.actions["toggle"] = { isShown.toggle() }
        return List {
            Leaf("first", .any, 34)
            if isShown { Leaf("extra", .any, 34) }
            Leaf("last", .any, 34)
        }
        .listStyle(.plain)
        .animation(.linear(duration: 1), value: isShown)
    }
}
