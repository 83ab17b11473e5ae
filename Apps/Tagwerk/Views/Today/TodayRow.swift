import SwiftUI
import TagwerkModel

/// A habit of today, with a button to check it off that does not open it.
struct TodayRow: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        let today = desk.store.today
        HStack(spacing: 12) {
            HabitIcon(name: habit.icon, color: habit.color)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: habit.name)
                    .lineLimit(2)
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    StreakBadge(habit: habit, store: desk.store)
                    if habit.isSkipped(on: today) {
                        Text("Skipped today")
                    } else if let measure = habit.measure {
                        AmountButton(habit: habit, measure: measure, desk: desk)
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                if let note = habit.note(on: today) {
                    Label(note, systemImage: "note.text")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            Spacer(minLength: 8)
            if habit.isSkipped(on: today) {
                SkipMark(habit: habit, desk: desk)
            } else {
                if let measure = habit.measure {
                    StepButton(habit: habit, measure: measure, desk: desk)
                }
                CheckButton(habit: habit, desk: desk)
            }
        }
        .padding(.vertical, 4)
    }
}
