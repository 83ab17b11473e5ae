import SwiftUI
import TagwerkModel

/// What a note belongs to, and its tags that cannot be read in its text. The habit and the tags are one click away.
struct NoteDetails: View {
    let note: NoteSummary
    let desk: NoteDesk

    @Environment(LinkInbox.self) private var links

    var body: some View {
        HStack(spacing: 16) {
            if let day = note.link.day {
                LinkedDayLabel(day: day)
            }
            if let habit = note.link.habit.flatMap(desk.store.habit) {
                Button {
                    links.open(.habit(habit.id))
                } label: {
                    LinkedHabitLabel(habit: habit)
                }
                .buttonStyle(.plain)
            }
            if !note.addedTags.isEmpty {
                let tags = NoteTags.listed(note.addedTags)
                Button {
                    desk.changeTags(of: note.id)
                } label: {
                    Label {
                        Text(verbatim: tags)
                    } icon: {
                        Image(systemName: "tag")
                    }
                }
                .buttonStyle(.plain)
                .disabled(desk.store.isReadOnly || note.isTrashed)
                .accessibilityLabel("Tags: \(tags)")
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
    }
}
