import SwiftUI
import TagwerkModel

/// A habit with its schedule, its streak and its strength.
struct HabitRow: View {
    let habit: Habit
    let store: HabitStore

    @ScaledMetric private var nameWidth: CGFloat = 140
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale

    var body: some View {
        let score = Int(habit.score(asOf: store.today) * 100)
        HabitRowLayout(nameWidth: nameWidth) {
            HabitIcon(name: habit.icon, color: habit.color)
            Text(verbatim: habit.name)
                .lineLimit(textSize.isAccessibilitySize ? nil : 3)
            Text(verbatim: words)
                .lineLimit(textSize.isAccessibilitySize ? nil : 2)
                .font(.caption)
                .foregroundStyle(.secondary)
            VStack(alignment: .trailing, spacing: 2) {
                StreakBadge(habit: habit, store: store)
                Text(Double(score) / 100, format: .percent)
                    .accessibilityLabel("Strength \(score) percent")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
        .padding(.vertical, 4)
    }

    private var words: String {
        let schedule = habit.schedule.words(weekStart: store.weekStart, locale: locale)
        guard let measure = habit.measure else { return schedule }
        return String(localized: "\(schedule), \(measure.goalWords(locale: locale))")
    }
}
