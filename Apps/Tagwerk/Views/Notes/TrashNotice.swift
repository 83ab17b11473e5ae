import SwiftUI
import TagwerkModel

/// Says over a note that it is in the trash, and takes it out.
struct TrashNotice: View {
    let note: NoteSummary
    let desk: NoteDesk

    var body: some View {
        AdaptiveRow {
            Label("This note is in the trash.", systemImage: "trash")
                .frame(maxWidth: .infinity, alignment: .leading)
            Button("Restore") { desk.restore([note.id]) }
                .fixedSize()
                .disabled(desk.store.isReadOnly)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(.quaternary)
    }
}
