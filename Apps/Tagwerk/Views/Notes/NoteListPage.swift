import SwiftUI
import TagwerkModel

/// The list of notes with its search field and menus.
struct NoteListPage: View {
    @Bindable var desk: NoteDesk

    var body: some View {
        VStack(spacing: 0) {
            // An open note says it itself.
            if let conflict = desk.conflict, desk.selection.map(conflict.concerns) != true {
                ConflictNotice(conflict: conflict, desk: desk)
            }
            NoteListContent(desk: desk)
        }
        .navigationTitle(title)
        .searchable(text: $desk.query, isPresented: $desk.isSearching, prompt: "Search Notes")
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
            dropped.map { desk.notes.add($0.draft) != nil }.contains(true)
        }
    }

    private var title: Text {
        switch desk.scope {
        case .trash: Text("Trash")
        case .tag(let tag): Text(verbatim: "#\(tag)")
        default: Text("Notes")
        }
    }
}
