import SwiftUI
import TagwerkModel

/// The streak that is running, if there is one.
struct StreakBadge: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let streak = habit.currentStreak(asOf: store.today, weekStart: store.weekStart)
        if streak > 0 {
            Text(verbatim: "🔥 \(streak)")
                .contentTransition(.numericText(value: Double(streak)))
                .accessibilityLabel(Text(LocalizedStringKey(habit.schedule.words(forStreak: streak))))
        }
    }
}
