import SwiftUI
import TagwerkModel

/// A note in the list: title, date, the beginning of its text and its tags.
struct NoteRow: View {
    let note: NoteSummary
    let today: CivilDay
    /// The title and the excerpt where they show what was found.
    var title: Text?
    var excerpt: Text?

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                if note.isPinned {
                    Image(systemName: "pin.fill")
                        .font(.caption)
                        .foregroundStyle(.orange)
                        .accessibilityLabel("Pinned")
                }
                (title ?? Text(note.heading))
                    .font(.headline)
                    .lineLimit(textSize.isAccessibilitySize ? 2 : 1)
                if !textSize.isAccessibilitySize {
                    Spacer(minLength: 8)
                    NoteDate(date: note.modifiedAt, today: today)
                }
            }
            if excerpt != nil || !note.excerpt.isEmpty {
                (excerpt ?? Text(verbatim: note.excerpt))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
            if !note.tags.isEmpty {
                Text(verbatim: NoteTags.listed(note.tags))
                    .font(.caption)
                    .foregroundStyle(.tint)
                    .lineLimit(1)
            }
            // Beside the date, large letters leave a title no room.
            if textSize.isAccessibilitySize { NoteDate(date: note.modifiedAt, today: today) }
        }
        .padding(.vertical, 6)
        .accessibilityElement(children: .combine)
    }
}

extension NoteSummary {
    /// The title, or what stands in its place.
    var heading: LocalizedStringKey { title.isEmpty ? "Untitled" : "\(title)" }
}
