import SwiftUI
import TagwerkModel

/// The last seven days, the oldest first.
struct WeekView: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        HStack(spacing: 0) {
            ForEach(habit.week(upTo: desk.store.today).map(\.day), id: \.self) { day in
                DayCircle(habit: habit, day: day, desk: desk)
            }
        }
    }
}
