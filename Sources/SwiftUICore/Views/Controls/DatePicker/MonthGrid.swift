import Foundation

/// The days of a month in weeks of seven, as a sheet of a calendar shows them.
struct MonthGrid: Equatable {
    /// The first moment of the month.
    let month: Date
    /// The days of six weeks; nil: the place belongs to another month.
    let days: [Date?]

    static let weeks = 6

    init(containing date: Date, calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        month = start
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let weekday = calendar.component(.weekday, from: start)
        let lead = (weekday - calendar.firstWeekday + 7) % 7
        days = (0..<Self.weeks * 7).map { place in
            let day = place - lead
            guard day >= 0, day < count else { return nil }
            return calendar.date(byAdding: .day, value: day, to: start)
        }
    }

    /// The days of one week.
    func week(_ index: Int) -> ArraySlice<Date?> { days[index * 7..<(index + 1) * 7] }

    /// The short names of the days of a week, from its first one on.
    static func weekdayNames(_ calendar: Calendar) -> [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = calendar.firstWeekday - 1
        return Array(names[first...] + names[..<first])
    }
}
