import SwiftUI
import TagwerkModel

/// The day and the habit that a note belongs to; the habit is one click away.
struct NoteLinkLabel: View {
    let link: NoteLink
    let store: HabitStore

    @Environment(LinkInbox.self) private var links

    var body: some View {
        HStack(spacing: 16) {
            if let day = link.day {
                Label {
                    Text(day.noon(), format: .dateTime.day().month(.wide).year())
                } icon: {
                    Image(systemName: "calendar")
                }
            }
            if let habit = link.habit.flatMap(store.habit) {
                Button {
                    links.open(.habit(habit.id))
                } label: {
                    Label {
                        Text(verbatim: habit.name)
                    } icon: {
                        Image(systemName: habit.icon)
                            .foregroundStyle(habit.color.color)
                    }
                }
                .buttonStyle(.plain)
            }
            Spacer(minLength: 0)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
    }
}
