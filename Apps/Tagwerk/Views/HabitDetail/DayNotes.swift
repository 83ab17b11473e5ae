import SwiftUI
import TagwerkModel

/// The latest notes of days.
struct DayNotes: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(habit.notes.suffix(5).reversed(), id: \.day) { note in
                Button {
                    desk.open(habit.id, on: note.day, focus: .note)
                } label: {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(note.day.noon(), format: .dateTime.weekday(.wide).day().month(.wide).year())
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        Text(verbatim: note.value)
                            .lineLimit(4)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .disabled(desk.store.isReadOnly)
            }
        }
    }
}
