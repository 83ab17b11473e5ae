import SwiftUI
import TagwerkModel

/// In which order the list is, and which notes it shows.
struct NoteListMenu: View {
    @Bindable var desk: NoteDesk

    @AppStorage(SettingKey.noteSort) private var sort = NoteSort.modified

    var body: some View {
        Menu("List Options", systemImage: "line.3.horizontal.decrease.circle") {
            Picker("Sort By", selection: $sort) {
                Text("Date Modified").tag(NoteSort.modified)
                Text("Date Created").tag(NoteSort.created)
                Text("Title").tag(NoteSort.title)
            }
            .pickerStyle(.inline)
            Picker("Show", selection: $desk.scope) {
                Label("All Notes", systemImage: "note.text").tag(NoteList.Scope.all)
                Label("Trash", systemImage: "trash").tag(NoteList.Scope.trash)
            }
            .pickerStyle(.inline)
            let tags = desk.notes.tags
            if !tags.isEmpty {
                Picker("Tags", selection: $desk.scope) {
                    ForEach(tags) { Text(verbatim: "#\($0.name)").tag(NoteList.Scope.tag($0.name)) }
                }
                .pickerStyle(.inline)
            }
            Button("Find", systemImage: "magnifyingglass") { desk.isSearching = true }
                .keyboardShortcut("f")
        }
    }
}
