import SwiftUI
import TagwerkModel

/// A month of the habit, whose days can be filled in as far back as one likes, and none that is still to come.
struct MonthCalendar: View {
    let habit: Habit
    let desk: HabitDesk
    @Binding var month: CivilMonth

    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale

    var body: some View {
        let today = desk.store.today
        VStack(spacing: 12) {
            HStack(spacing: 4) {
                step("Previous Year", "chevron.backward.2", by: -12)
                step("Previous Month", "chevron.backward", by: -1)
                Text(month.firstDay.noon(), format: .dateTime.month(.wide).year())
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .frame(maxWidth: .infinity)
                step("Next Month", "chevron.forward", by: 1)
                    .disabled(month >= today.month)
                step("Next Year", "chevron.forward.2", by: 12)
                    .disabled(month >= today.month)
            }
            .buttonStyle(.borderless)
            .labelStyle(.iconOnly)
            VStack(spacing: 2) {
                HStack(spacing: 0) {
                    ForEach(Weekday.ordered(from: desk.store.weekStart), id: \.self) { weekday in
                        Text(verbatim: weekday.name(textSize.isAccessibilitySize ? .narrow : .short, locale: locale))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .frame(maxWidth: .infinity)
                            .accessibilityHidden(true)
                    }
                }
                ForEach(weeks, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(week...week.advanced(by: 6), id: \.self) { day in
                            if day.month == month {
                                MonthDay(habit: habit, day: day, desk: desk)
                            } else {
                                Color.clear.frame(maxWidth: .infinity, maxHeight: 40)
                            }
                        }
                    }
                }
            }
            HStack(alignment: .firstTextBaseline) {
                Text("The menu of a day skips it or adds a note.")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Spacer(minLength: 8)
                if month != today.month {
                    Button("This Month") { month = today.month }
                        .buttonStyle(.borderless)
                }
            }
        }
    }

    /// The first days of the weeks that the month touches.
    private var weeks: [CivilDay] {
        let start = month.firstDay.startOfWeek(desk.store.weekStart)
        return stride(from: 0, through: start.distance(to: month.lastDay), by: 7).map { start.advanced(by: $0) }
    }

    private func step(_ title: LocalizedStringKey, _ symbol: String, by months: Int) -> some View {
        Button(title, systemImage: symbol) {
            month = min(CivilMonth(index: month.index + months), max(month, desk.store.today.month))
        }
        .help(title)
    }
}
