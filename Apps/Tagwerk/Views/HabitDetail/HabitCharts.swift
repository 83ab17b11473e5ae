import SwiftUI
import TagwerkModel

/// How often the habit was done on each weekday, and in each of the last twelve months.
struct HabitCharts: View {
    let habit: Habit
    let store: HabitStore

    @Environment(\.locale) private var locale

    var body: some View {
        Card(title: "Weekdays") {
            BarChart(bars: weekdays, color: habit.color.color)
        }
        Card(title: "Last 12 Months") {
            BarChart(bars: months, color: habit.color.color)
        }
    }

    private var weekdays: [BarChart.Bar] {
        let counts = habit.weekdayCounts(asOf: store.today)
        return Weekday.ordered(from: store.weekStart).map { weekday in
            bar(
                weekday.rawValue, weekday.name(.short, locale: locale), weekday.name(locale: locale),
                counts[weekday] ?? 0)
        }
    }

    private var months: [BarChart.Bar] {
        let last = store.today.month.index
        let first = CivilMonth(index: last - 11)
        let counts = habit.monthCounts(asOf: store.today, from: first.firstDay)
        return (first.index...last).map { index in
            let date = CivilMonth(index: index).firstDay.noon()
            let style = Date.FormatStyle(locale: locale)
            return bar(
                index, date.formatted(style.month(.narrow)), date.formatted(style.month(.wide).year()),
                counts.first { $0.month.index == index }?.count ?? 0)
        }
    }

    private func bar(_ id: Int, _ title: String, _ spokenTitle: String, _ count: Int) -> BarChart.Bar {
        BarChart.Bar(
            id: id, title: title, spokenTitle: spokenTitle, value: Double(count),
            label: count.formatted(.number.locale(locale)))
    }
}
