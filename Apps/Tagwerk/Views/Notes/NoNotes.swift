import SwiftUI
import TagwerkModel

/// What stands in place of an empty list.
struct NoNotes: View {
    let desk: NoteDesk

    var body: some View {
        switch desk.scope {
        case .trash:
            ContentUnavailableView(
                "The Trash Is Empty", systemImage: "trash", description: Text("Notes that you delete are kept here."))
        case .tag(let tag):
            ContentUnavailableView {
                Label("No Notes with #\(tag)", systemImage: "tag")
            } actions: {
                Button("Show All Notes") { desk.scope = .all }
            }
        default:
            ContentUnavailableView {
                Label("No Notes Yet", systemImage: "note.text")
            } description: {
                Text("Write down what you want to keep. Notes are saved while you type.")
            } actions: {
                Button("New Note", action: desk.add)
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .disabled(desk.store.isReadOnly)
            }
        }
    }
}
