import SwiftUI
import TagwerkModel

/// A day of the month with its number; a dot says that it has a note.
struct MonthDay: View {
    let habit: Habit
    let day: CivilDay
    let desk: HabitDesk

    var body: some View {
        let today = desk.store.today
        let mark = habit.mark(on: day)
        DayButton(habit: habit, day: day, desk: desk) {
            ZStack {
                DayMarkView(mark: mark, color: habit.color)
                    .frame(width: 34, height: 34)
                Text(day.dayOfMonth, format: .number)
                    .font(.callout)
                    .fontWeight(day == today || mark == .done ? .bold : .regular)
                    .strikethrough(mark == .skipped)
                    .foregroundStyle(day > today ? .tertiary : mark == .skipped ? .secondary : .primary)
                if habit.note(on: day) != nil {
                    Circle()
                        .fill(Color.primary.opacity(0.6))
                        .frame(width: 4, height: 4)
                        .offset(y: 13)
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .contentShape(Rectangle())
        }
    }
}
