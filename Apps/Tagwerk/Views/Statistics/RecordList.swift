import SwiftUI
import TagwerkModel

/// The longest streaks of all habits; each leads to its habit.
struct RecordList: View {
    let records: [HabitSummary.Record]

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 12) {
            ForEach(records) { record in
                NavigationLink(value: record.habit.id) {
                    HStack(spacing: 12) {
                        HabitIcon(name: record.habit.icon, color: record.habit.color)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(verbatim: record.habit.name)
                                .lineLimit(1)
                            Text(verbatim: record.streak.dates(locale: locale))
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                        Spacer(minLength: 8)
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
