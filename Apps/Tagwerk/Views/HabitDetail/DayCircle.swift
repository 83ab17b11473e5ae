import SwiftUI
import TagwerkModel

/// A day under the letter of its weekday, with a mark that says what became of it.
struct DayCircle: View {
    let habit: Habit
    let day: CivilDay
    let desk: HabitDesk

    var body: some View {
        let isToday = day == desk.store.today
        DayButton(habit: habit, day: day, desk: desk) {
            VStack(spacing: 8) {
                Text(day.noon(), format: .dateTime.weekday(.narrow))
                    .font(.caption)
                    .fontWeight(isToday ? .bold : .regular)
                    .foregroundStyle(isToday ? .primary : .secondary)
                DayMarkView(mark: habit.mark(on: day), color: habit.color, isOutlined: true)
                    .frame(width: 32, height: 32)
            }
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity)
        }
    }
}
