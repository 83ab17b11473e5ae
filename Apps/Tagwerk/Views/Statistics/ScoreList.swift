import SwiftUI
import TagwerkModel

/// The strength of each habit, the strongest first; each leads to its habit.
struct ScoreList: View {
    let scores: [HabitSummary.Score]

    var body: some View {
        LazyVStack(spacing: 12) {
            ForEach(scores) { score in
                let percent = Int(score.value * 100)
                NavigationLink(value: score.habit.id) {
                    HStack(spacing: 12) {
                        HabitIcon(name: score.habit.icon, color: score.habit.color, size: 28)
                        VStack(alignment: .leading, spacing: 4) {
                            HStack {
                                Text(verbatim: score.habit.name)
                                    .lineLimit(3)
                                Spacer(minLength: 8)
                                Text(Double(percent) / 100, format: .percent)
                                    .foregroundStyle(.secondary)
                                    .monospacedDigit()
                            }
                            ShareBar(share: score.value, color: score.habit.color.color)
                        }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
    }
}
