import SwiftUI
import TagwerkModel

/// The last seven days, the oldest first; each can be checked off or cleared.
struct WeekView: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        HStack(spacing: 0) {
            ForEach(habit.week(upTo: store.today), id: \.day) { day, isDone in
                DayCircle(day: day, isDone: isDone, isToday: day == store.today, color: habit.color) {
                    withAnimation {
                        _ = store.toggle(habit.id, on: day)
                    }
                }
            }
        }
        .disabled(store.isReadOnly)
    }
}
