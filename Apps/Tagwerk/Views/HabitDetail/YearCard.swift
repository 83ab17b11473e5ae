import SwiftUI
import TagwerkModel

/// A year of the habit at a glance, and the way to other years.
struct YearCard: View {
    let habit: Habit
    let desk: HabitDesk
    let show: @MainActor (CivilMonth) -> Void

    @State private var chosenYear: Int?

    var body: some View {
        let today = desk.store.today
        let year = chosenYear ?? today.year
        VStack(spacing: 12) {
            HStack(spacing: 4) {
                Button("Previous Year", systemImage: "chevron.backward") { chosenYear = year - 1 }
                    .help("Previous Year")
                Text(year, format: .number.grouping(.never))
                    .font(.headline)
                    .monospacedDigit()
                    .frame(maxWidth: .infinity)
                Button("Next Year", systemImage: "chevron.forward") { chosenYear = year + 1 }
                    .help("Next Year")
                    .disabled(year >= today.year)
            }
            .buttonStyle(.borderless)
            .labelStyle(.iconOnly)
            ViewThatFits(in: .horizontal) {
                map(CivilMonth(year: year, month: 1)...CivilMonth(year: year, month: 12))
                    .frame(minWidth: 500)
                VStack(spacing: 12) {
                    map(CivilMonth(year: year, month: 1)...CivilMonth(year: year, month: 6))
                    map(CivilMonth(year: year, month: 7)...CivilMonth(year: year, month: 12))
                }
            }
            YearLegend(habit: habit)
        }
    }

    private func map(_ months: ClosedRange<CivilMonth>) -> some View {
        HeatMap(
            habit: habit, months: months, today: desk.store.today, weekStart: desk.store.weekStart, show: show)
    }
}
