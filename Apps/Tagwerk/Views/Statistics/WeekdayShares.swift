import SwiftUI
import TagwerkModel

/// What was done of what was due on each weekday, in percent.
struct WeekdayShares: View {
    let weekdays: [Weekday: Tally]
    let weekStart: Weekday

    @Environment(\.locale) private var locale

    var body: some View {
        BarChart(bars: bars, top: 1, color: .accentColor)
    }

    private var bars: [BarChart.Bar] {
        Weekday.ordered(from: weekStart).map { weekday in
            let tally = weekdays[weekday]
            return BarChart.Bar(
                id: weekday.rawValue, title: weekday.name(.short, locale: locale),
                spokenTitle: weekday.name(locale: locale), value: tally?.fraction ?? 0,
                label: tally?.percent.map { (Double($0) / 100).formatted(.percent.locale(locale)) } ?? "–")
        }
    }
}
