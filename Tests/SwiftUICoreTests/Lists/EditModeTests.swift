import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Editing lists")
struct EditModeTests {
    private final class Remote {
        var edit: (EditMode) -> Void = { _ in }
        var names: [String] = []
        var chosen: Set<String> = []
    }

    private struct Editing: View {
        let remote: Remote
        @State private var names = ["a", "b", "c"]
        @State private var mode = EditMode.inactive

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, $mode)
            .onAppear { remote.edit = { mode = $0 } }
            .onChange(of: names) { remote.names = names }
        }
    }

    private struct Choosing: View {
        let remote: Remote
        @State private var chosen: Set<String> = []

        var body: some View {
            List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
                .environment(\.editMode, .constant(.active))
                .onChange(of: chosen) { remote.chosen = chosen }
        }
    }

    private func controls(of row: RecordingRow) -> [RecordingRowControl] {
        row.widgets.compactMap { $0 as? RecordingRowControl }
    }

    @Test("rows have controls to delete and move them while the list is edited")
    func controls() throws {
        let remote = Remote()
        let window = TestWindow(Editing(remote: remote))
        window.turn()
        #expect(try controls(of: ShownList(window).row("a")).isEmpty)
        remote.edit(.active)
        window.turn()
        #expect(try controls(of: ShownList(window).row("a")).map(\.kind) == [.delete, .handle])
        remote.edit(.inactive)
        window.turn()
        #expect(try controls(of: ShownList(window).row("a")).isEmpty)
    }

    @Test("the control that deletes first offers it, beside the row")
    func offersDeletion() throws {
        let remote = Remote()
        let window = TestWindow(Editing(remote: remote))
        remote.edit(.active)
        window.turn()
        let row = try ShownList(window).row("b")
        controls(of: row).first?.clicked()
        window.advance(by: 1)
        #expect(remote.names.isEmpty)
        let delete = try #require(row.widgets.compactMap { $0 as? RecordingButton }.first)
        delete.click()
        window.advance(by: 1)
        #expect(remote.names == ["a", "c"])
    }

    @Test("several rows are chosen one after the other while the list is edited")
    func choosesSeveral() throws {
        let remote = Remote()
        let window = TestWindow(Choosing(remote: remote))
        window.turn()
        let list = try ShownList(window)
        try list.row("a").activated(false)
        window.turn()
        try controls(of: list.row("c")).first?.clicked()
        window.turn()
        #expect(remote.chosen == ["a", "c"])
        #expect(try controls(of: list.row("c")).map(\.isOn) == [true])
        #expect(try controls(of: list.row("b")).map(\.isOn) == [false])
    }

    private struct Paged: View {
        var body: some View {
            NavigationStack {
                List { ForEach(["a"], id: \.self) { NavigationLink($0, value: 1) }.onDelete { _ in } }
                    .toolbar { EditButton() }
            }
        }
    }

    @Test("an edit button edits the lists of its page; rows then lead nowhere")
    func editButton() throws {
        let harness = NavigationHarness { Paged() }
        harness.turn()
        let host = try #require(harness.topPage?.bar.trailing.first as? RecordingHost)
        host.surface?.resize(to: .init(width: 80, height: 30))
        harness.turn()
        try #require(host.widgets.compactMap { $0 as? RecordingButton }.first).click()
        harness.turn()
        let scroll = (harness.topPage?.content as? RecordingHost)?.widgets.compactMap { $0 as? RecordingScroll }.first
        let row = try #require((scroll?.content as? RecordingHost)?.widgets.compactMap { $0 as? RecordingRow }.first)
        #expect(controls(of: row).map(\.kind) == [.delete])
        row.activated(false)
        harness.turn()
        #expect(harness.titles.count == 1)
    }
}
