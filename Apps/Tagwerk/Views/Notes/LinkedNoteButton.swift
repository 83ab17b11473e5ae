import SwiftUI
import TagwerkModel

/// A note that belongs to a habit or a day, which opens among the notes.
struct LinkedNoteButton: View {
    let note: NoteSummary

    @Environment(LinkInbox.self) private var links

    var body: some View {
        Button {
            links.open(.note(note.id))
        } label: {
            HStack(spacing: 12) {
                Image(systemName: "note.text")
                    .foregroundStyle(.secondary)
                VStack(alignment: .leading, spacing: 2) {
                    Text(note.heading)
                        .lineLimit(1)
                    if !note.excerpt.isEmpty {
                        Text(verbatim: note.excerpt)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                    }
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.right")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
