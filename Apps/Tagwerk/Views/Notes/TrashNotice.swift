import SwiftUI
import TagwerkModel

/// Says over a note that it is in the trash, and takes it out.
struct TrashNotice: View {
    let note: NoteSummary
    let desk: NoteDesk

    var body: some View {
        HStack(spacing: 12) {
            Label("This note is in the trash.", systemImage: "trash")
            Spacer(minLength: 8)
            Button("Restore") { desk.restore([note.id]) }
                .disabled(desk.store.isReadOnly)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(.quaternary)
    }
}
