import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?

    static let tree = [
        Folder(id: "a", children: [Folder(id: "a1"), Folder(id: "a2", children: [Folder(id: "a2x")])]),
        Folder(id: "b"),
        Folder(id: "empty", children: []),
    ]
}

@Suite("Outlines")
@MainActor
struct OutlineTests {
    private func texts(_ window: TestWindow<some View>) throws -> [String] {
        try ShownList(window).rows.map { row in
            let inner = row.widgets.compactMap { ($0 as? RecordingButton)?.label }.flatMap(\.widgets)
            return (row.widgets + inner).compactMap { ($0 as? RecordingTextWidget)?.string }.first ?? ""
        }
    }

    private func fold(row index: Int, in window: TestWindow<some View>) throws {
        let row = try ShownList(window).rows[index]
        try #require(row.widgets.compactMap { $0 as? RecordingButton }.first).click()
        window.turn()
        // The rows come and go with an animation.
        window.advance(by: 2)
    }

    @Test("A list of a tree shows its top at first, and the elements below one that was clicked")
    func unfolding() throws {
        let window = TestWindow { List(Folder.tree, children: \.children) { Text($0.id) } }
        #expect(try texts(window) == ["a", "b", "empty"])
        try fold(row: 0, in: window)
        #expect(try texts(window) == ["a", "a1", "a2", "b", "empty"])
        try fold(row: 2, in: window)
        #expect(try texts(window) == ["a", "a1", "a2", "a2x", "b", "empty"])
    }

    @Test("A second click hides what is below")
    func folding() throws {
        let window = TestWindow { List(Folder.tree, id: \.id, children: \.children) { Text($0.id) } }
        try fold(row: 0, in: window)
        try fold(row: 0, in: window)
        #expect(try ShownList(window).rows.count == 3)
    }

    @Test("Rows stand further in the deeper they lie")
    func indentation() throws {
        let window = TestWindow { List(Folder.tree, children: \.children) { Leaf($0.id, .any, 34) } }
        try fold(row: 0, in: window)
        let list = try ShownList(window)
        #expect(try list.row("a1").frame(of: "a1")?.minX == list.row("b").frame(of: "b").map { $0.minX + 20 })
    }

    @Test("An element without children cannot be unfolded, one that might have some can")
    func leaves() throws {
        let window = TestWindow { List(Folder.tree, children: \.children) { Text($0.id) } }
        let buttons = try ShownList(window).rows.map { $0.widgets.contains { $0 is RecordingButton } }
        #expect(buttons == [true, false, true])
    }

    @Test("Where rows can be selected, a click on a row selects it and its mark unfolds it")
    func selection() throws {
        var selected: String?
        let binding = Binding(get: { selected }, set: { selected = $0 })
        let window = TestWindow { List(Folder.tree, children: \.children, selection: binding) { Text($0.id) } }
        try ShownList(window).rows[0].activated(false)
        window.turn()
        #expect(selected == "a")
        try fold(row: 0, in: window)
        #expect(try ShownList(window).rows.count == 5)
        #expect(selected == "a")
    }

    @Test("An outline of one element begins with it, also outside a list")
    func root() {
        let window = TestWindow { OutlineGroup(Folder.tree[1], children: \.children) { Leaf($0.id) } }
        #expect(window.host?.frame(of: "b") != nil)
    }
}
