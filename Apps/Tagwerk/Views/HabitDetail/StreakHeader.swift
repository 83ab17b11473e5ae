import SwiftUI
import TagwerkModel

/// The goal that counts now, the streak and the strength.
struct StreakHeader: View {
    let habit: Habit
    let store: HabitStore

    @Environment(\.locale) private var locale

    var body: some View {
        let today = store.today
        let streak = habit.currentStreak(asOf: today, weekStart: store.weekStart)
        let longest = habit.longestStreak(asOf: today, weekStart: store.weekStart)
        let goal = habit.goal(on: today, weekStart: store.weekStart)
        let score = Int(habit.score(asOf: today) * 100)
        VStack(spacing: 12) {
            HStack(spacing: 24) {
                Image(systemName: habit.icon)
                    .font(.system(size: 72))
                    .foregroundStyle(habit.color.color)
                    .symbolEffect(.bounce, value: habit.isDone(on: today))
                    .accessibilityHidden(true)
                CircularSegmentedProgressView(
                    progress: goal.fraction, segmentCount: goal.segmentCount, lineWidth: 12,
                    filledColor: habit.color.color
                )
                .frame(width: 120, height: 120)
            }
            Text(verbatim: goal.words(locale: locale))
                .font(.headline)
            VStack(spacing: 4) {
                HStack(spacing: 4) {
                    Text(LocalizedStringKey(habit.schedule.words(forStreak: streak)))
                        .font(.title)
                        .bold()
                        .contentTransition(.numericText(value: Double(streak)))
                    InfoButton(title: "How Streaks Are Counted") {
                        ForEach(habit.schedule.streakRule, id: \.self) { Text(LocalizedStringKey($0)) }
                    }
                }
                Text(habit.schedule.words(forLongest: longest))
                    .foregroundStyle(.secondary)
                HStack(spacing: 4) {
                    Text("Strength \(Text(Double(score) / 100, format: .percent))")
                        .foregroundStyle(.secondary)
                    InfoButton(title: "What Strength Means") { ScoreHelp() }
                }
            }
            if habit.isArchived {
                Label("In the archive", systemImage: "archivebox")
                    .foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 8)
    }
}
