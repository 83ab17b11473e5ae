import SwiftUI
import TagwerkModel

/// Says that another program has written into a note too, and leads to the other text.
struct ConflictNotice: View {
    let conflict: NoteConflict
    let desk: NoteDesk

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label {
                Text(LocalizedStringKey(conflict.explanation))
            } icon: {
                Image(systemName: "exclamationmark.triangle")
                    .foregroundStyle(.orange)
            }
            AdaptiveRow {
                if desk.selection == conflict.copy {
                    Button("Show the Note") { desk.open(conflict.note) }
                } else {
                    Button("Show the Copy") { desk.open(conflict.copy) }
                }
                Button("Keep Both", action: desk.notes.clearConflict)
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .background(.quaternary)
    }
}
