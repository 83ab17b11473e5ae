import SwiftUI
import TagwerkModel

/// The longest streaks with their dates, each with a bar beside the longest one.
struct StreakList: View {
    let habit: Habit
    let store: HabitStore

    @Environment(\.locale) private var locale

    var body: some View {
        let streaks = habit.longestStreaks(5, asOf: store.today, weekStart: store.weekStart)
        VStack(alignment: .leading, spacing: 12) {
            if streaks.isEmpty {
                Text("No streak yet. The first day done begins one.")
                    .foregroundStyle(.secondary)
            }
            ForEach(streaks, id: \.first) { streak in
                VStack(alignment: .leading, spacing: 4) {
                    AdaptiveRow(alignment: .firstTextBaseline) {
                        Text(LocalizedStringKey(habit.schedule.words(forStreak: streak.length)))
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Text(verbatim: streak.dates(locale: locale))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.trailing)
                    }
                    ShareBar(
                        share: Double(streak.length) / Double(max(1, streaks[0].length)), color: habit.color.color)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
