import SwiftUI
import TagwerkModel

/// Four numbers about all habits.
struct SummaryNumbers: View {
    let summary: HabitSummary

    @ScaledMetric private var tileWidth: CGFloat = 140
    @Environment(\.locale) private var locale

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth), spacing: 12)], spacing: 12) {
            NumberTile(title: "Done in the last 5 weeks", value: share, symbol: "checkmark.circle")
            NumberTile(
                title: "Perfect days in 5 weeks", value: number(summary.perfectDays.done), symbol: "star")
            NumberTile(title: "Done this year", value: number(summary.totalThisYear), symbol: "calendar")
            NumberTile(title: "Done in total", value: number(summary.total), symbol: "sum")
        }
    }

    private var share: String {
        let due = summary.days.dropLast().reduce(Tally(done: 0, total: 0)) {
            Tally(done: $0.done + $1.tally.done, total: $0.total + $1.tally.total)
        }
        return due.percent.map { (Double($0) / 100).formatted(.percent.locale(locale)) } ?? "–"
    }

    private func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
}
