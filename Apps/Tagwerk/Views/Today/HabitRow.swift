import SwiftUI
import TagwerkModel

/// A habit in the list, with a button to check it off that does not open it.
struct HabitRow: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let streak = habit.currentStreak(asOf: store.today)
        HStack(spacing: 12) {
            HabitIcon(name: habit.icon, color: habit.color)
            VStack(alignment: .leading, spacing: 2) {
                Text(habit.name)
                    .lineLimit(2)
                if streak > 0 {
                    Text(verbatim: "🔥 \(streak)")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .contentTransition(.numericText(value: Double(streak)))
                        .accessibilityLabel("\(streak) days in a row")
                }
            }
            Spacer(minLength: 8)
            CheckButton(habit: habit, store: store)
        }
        .padding(.vertical, 4)
    }
}
