import SwiftUI
import TagwerkModel

/// Deletes all that is in the trash, after a question.
struct EmptyTrashButton: View {
    let desk: NoteDesk

    @State private var isAsking = false

    var body: some View {
        Button("Empty Trash", systemImage: "trash.slash") { isAsking = true }
            .disabled(desk.store.isReadOnly || desk.notes.trash.isEmpty)
            .confirmationDialog(
                "Delete all notes in the trash for good?", isPresented: $isAsking, titleVisibility: .visible
            ) {
                Button("Empty Trash", role: .destructive) { desk.deleteForGood(desk.notes.trash.map(\.id)) }
            } message: {
                Text("Their versions go with them.")
            }
    }
}
