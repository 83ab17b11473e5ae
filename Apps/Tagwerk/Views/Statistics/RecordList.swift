import SwiftUI
import TagwerkModel

/// The longest streaks of all habits; each leads to its habit.
struct RecordList: View {
    let records: [HabitSummary.Record]

    @ScaledMetric private var nameWidth: CGFloat = 140
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 12) {
            ForEach(records) { record in
                NavigationLink(value: record.habit.id) {
                    HabitRowLayout(nameWidth: nameWidth) {
                        HabitIcon(name: record.habit.icon, color: record.habit.color)
                        Text(verbatim: record.habit.name)
                            .lineLimit(3)
                        Text(verbatim: record.streak.dates(locale: locale))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        Text(LocalizedStringKey(record.habit.schedule.words(forStreak: record.streak.length)))
                            .font(.callout)
                            .multilineTextAlignment(.trailing)
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
    }
}
