import SwiftUI
import TagwerkModel

/// Seven days, the oldest first: the last ones, or those of the running week, as the user prefers.
struct WeekView: View {
    let habit: Habit
    let desk: HabitDesk

    @AppStorage(SettingKey.weekSpan) private var span = WeekSpan.lastSevenDays

    var body: some View {
        Card(title: span.title) {
            HStack(spacing: 0) {
                ForEach(span.days(today: desk.store.today, weekStart: desk.store.weekStart), id: \.self) { day in
                    DayCircle(habit: habit, day: day, desk: desk)
                }
            }
        }
    }
}
