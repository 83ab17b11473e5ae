import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Groups: View {
    let log: Log

    var body: some View {
        List {
            ForEach(["a0", "a1", "a2"], id: \.self) { Leaf($0) }
                .onMove { log.add("a: \($0.map { $0 }) to \($1)") }
            ForEach(["b0", "b1", "b2"], id: \.self) { Leaf($0) }
                .onMove { log.add("b: \($0.map { $0 }) to \($1)") }
        }
        .listStyle(.plain)
    }
}

@MainActor
@Suite("Rows dropped on others")
struct RowDropTests {
    private func drop(_ dragged: String, on target: String) throws -> [String] {
        let log = Log()
        let window = TestWindow(Groups(log: log))
        let list = try ShownList(window)
        try list.row(target).dropped(ObjectIdentifier(list.row(dragged)))
        return log.take()
    }

    @Test("A row takes the place of the one that it was dropped on")
    func move() throws {
        #expect(try drop("a0", on: "a2") == ["a: [0] to 3"])
        #expect(try drop("b2", on: "b0") == ["b: [2] to 0"])
    }

    @Test("A row of one ForEach moves nothing in another one")
    func otherCollection() throws {
        #expect(try drop("a2", on: "b0") == [])
    }

    @Test("The last row cannot move down, and the first not up")
    func ends() throws {
        let log = Log()
        let window = TestWindow(Groups(log: log))
        let list = try ShownList(window)
        try list.row("a2").moveRequested(1)
        try list.row("b0").moveRequested(-1)
        #expect(log.take() == [])
        try list.row("b0").moveRequested(1)
        #expect(log.take() == ["b: [0] to 2"])
    }
}
