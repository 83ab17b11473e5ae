import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Fruit: View {
    @State private var fruit = ["Apple", "Banana", "Cherry", "Date"]
    @State private var rest = ["Elder"]
    let probe: Probe
    let isAnimated: Bool

    var body: some View {
        probe.actions["last two"] = { fruit.removeLast(2) }
        return List {
            Section { ForEach(fruit, id: \.self) { Leaf($0, .any, 34) }.onDelete { delete($0, from: $fruit) } }
            Section { ForEach(rest, id: \.self) { Leaf($0, .any, 34) }.onDelete { delete($0, from: $rest) } }
        }
    }

    private func delete(_ offsets: IndexSet, from fruit: Binding<[String]>) {
        withTransaction(Transaction(animation: isAnimated ? .linear(duration: 1) : nil)) {
            fruit.wrappedValue.remove(atOffsets: offsets)
        }
    }
}

@Suite("The keyboard's focus among rows that go")
@MainActor
struct RowFocusTests {
    private let probe = Probe()

    private func open(animated: Bool = true) -> TestWindow<Fruit> {
        TestWindow(Fruit(probe: probe, isAnimated: animated))
    }

    private func focus(_ name: String, _ window: TestWindow<Fruit>) throws {
        #expect(window.backend.focus(try ShownList(window).row(name)))
    }

    private func focused(_ window: TestWindow<Fruit>) throws -> String? {
        let list = try ShownList(window)
        return try list.names.first { try list.row($0) === window.backend.focusedWidget }
    }

    /// Presses Delete on what has the focus.
    private func delete(_ window: TestWindow<Fruit>) throws {
        try #require(window.backend.focusedWidget as? RecordingRow).deleteRequested()
        window.turn()
    }

    @Test("The next row has it in the same turn, while the deleted one still fades", arguments: [true, false])
    func nextRow(animated: Bool) throws {
        let window = open(animated: animated)
        try focus("Banana", window)
        try delete(window)
        #expect(try focused(window) == "Cherry")
        try delete(window)
        try delete(window)
        #expect(try focused(window) == "Elder")
        try delete(window)
        #expect(try focused(window) == "Apple")
        window.advance(by: 2)
        #expect(try ShownList(window).names == ["Apple"] && focused(window) == "Apple")
    }

    @Test("Behind the last row the one before gets it, and rows that keep it are left alone")
    func rowBefore() throws {
        let window = open()
        try focus("Banana", window)
        probe("last two")
        window.turn()
        #expect(try focused(window) == "Banana")
        try focus("Elder", window)
        try delete(window)
        #expect(try focused(window) == "Banana")
    }
}
