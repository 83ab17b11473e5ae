import SwiftUI
import TagwerkModel

/// What the habit adds up to.
struct HabitTotals: View {
    let habit: Habit
    let store: HabitStore

    @Environment(\.locale) private var locale

    var body: some View {
        let today = store.today
        let month = today.month.firstDay...today
        let year = CivilMonth(year: today.year, month: 1).firstDay...today
        let all = min(habit.firstDay, today)...today
        VStack(spacing: 8) {
            row("This Month", month)
            Divider()
            row("This Year", year)
            Divider()
            row("In Total", all)
            Divider()
            LabeledContent("Since") {
                Text(habit.firstDay.noon(), format: .dateTime.day().month(.wide).year())
            }
        }
    }

    private func row(_ title: LocalizedStringKey, _ range: ClosedRange<CivilDay>) -> some View {
        LabeledContent(title) {
            VStack(alignment: .trailing, spacing: 2) {
                Text("\(habit.days.count(in: range)) days")
                if let measure = habit.measure {
                    Text(verbatim: measure.words(habit.total(in: range), locale: locale))
                        .font(.caption)
                }
            }
        }
    }
}
