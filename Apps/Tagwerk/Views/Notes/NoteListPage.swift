import SwiftUI
import TagwerkModel

/// The list of notes with its search field and menus.
struct NoteListPage: View {
    @Bindable var desk: NoteDesk

    @AppStorage(SettingKey.noteSort) private var sort = NoteSort.modified

    var body: some View {
        VStack(spacing: 0) {
            // An open note says it itself.
            if let conflict = desk.conflict, desk.selection.map(conflict.concerns) != true {
                ConflictNotice(conflict: conflict, desk: desk)
            }
            NoteListContent(desk: desk, list: list)
        }
        .navigationTitle(title)
        .searchable(text: $desk.query, isPresented: $desk.isSearching, prompt: "Search Notes")
        .onSubmit(of: .search, openFirst)
        .toolbar {
            if desk.scope == .trash {
                ToolbarItem(placement: .primaryAction) { EmptyTrashButton(desk: desk) }
            } else {
                ToolbarItem(placement: .primaryAction) {
                    Button("New Note", systemImage: "plus", action: desk.add)
                        .keyboardShortcut("n")
                        .disabled(desk.store.isReadOnly)
                }
            }
            ToolbarItem(placement: .primaryAction) { NoteListMenu(desk: desk) }
        }
        .dropDestination(for: DroppedNote.self) { dropped, _ in
            dropped.compactMap(\.draft).map { desk.notes.add($0) != nil }.contains(true)
        }
    }

    private var list: NoteList { NoteList(desk.scope, sort: sort) }

    /// Opens the first note that was found.
    private func openFirst() {
        guard desk.notes.hits(of: desk.query) != nil,
            let first = desk.notes.list(list, matching: desk.query).first
        else { return }
        desk.open(first.id)
    }

    private var title: Text {
        switch desk.scope {
        case .trash: Text("Trash")
        case .tag(let tag): Text(verbatim: "#\(tag)")
        default: Text("Notes")
        }
    }
}
