import SwiftUI
import TagwerkModel

/// The habit's symbol over the days in a row, now and at best.
struct StreakHeader: View {
    let habit: Habit
    let today: CivilDay

    var body: some View {
        let streak = habit.currentStreak(asOf: today)
        VStack(spacing: 8) {
            Image(systemName: habit.icon)
                .font(.system(size: 72))
                .foregroundStyle(habit.color.color)
                .symbolEffect(.bounce, value: habit.isDone(on: today))
                .accessibilityHidden(true)
            Text("\(streak) days in a row")
                .font(.title)
                .bold()
                .contentTransition(.numericText(value: Double(streak)))
            Text("Longest streak: \(habit.longestStreak(asOf: today)) days")
                .foregroundStyle(.secondary)
        }
        .padding(.vertical, 8)
    }
}
