/// When a habit is asked for.
package enum Schedule: Hashable, Sendable {
    case daily
    /// On chosen weekdays, at least one.
    case weekdays(Set<Weekday>)
    /// A number of days in each week of the calendar, 1 to 7.
    case timesPerWeek(Int)
    /// A number of days in each month of the calendar, 1 to 31.
    case timesPerMonth(Int)
    /// At most this many days after the time before, 1 or more.
    case everyDays(Int)

    /// The longest distance that can be chosen, ten years.
    package static let longestDistance = 3650

    /// Whether the numbers are in range. A habit without any due day could neither be kept nor missed.
    package var isValid: Bool {
        switch self {
        case .daily: true
        case .weekdays(let days): !days.isEmpty
        case .timesPerWeek(let times): (1...7).contains(times)
        case .timesPerMonth(let times): (1...31).contains(times)
        case .everyDays(let distance): (1...Self.longestDistance).contains(distance)
        }
    }

    /// What a streak of this schedule is counted in.
    package enum Unit: Hashable, Sendable {
        case days, weeks, months, times
    }

    package var unit: Unit {
        switch self {
        case .daily, .weekdays: .days
        case .timesPerWeek: .weeks
        case .timesPerMonth: .months
        case .everyDays(let distance): distance == 1 ? .days : .times
        }
    }
}

extension Schedule: LosslessStringConvertible {
    /// The words that files hold, such as “weekdays 1,3,5” (Monday is 1) or “week 3”.
    package var description: String {
        switch self {
        case .daily: "daily"
        case .weekdays(let days): "weekdays " + days.map(\.rawValue).sorted().map(String.init).joined(separator: ",")
        case .timesPerWeek(let times): "week \(times)"
        case .timesPerMonth(let times): "month \(times)"
        case .everyDays(let distance): "days \(distance)"
        }
    }

    /// Reads what `description` writes; nil for anything else and for numbers out of range.
    package init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.count == 2 ? words[1].split(separator: ",").map { Int($0) } : []
        switch (words[0], numbers.count) {
        case ("daily", 0) where words.count == 1: self = .daily
        case ("weekdays", 1...7):
            let days = Set(numbers.compactMap { $0.flatMap(Weekday.init) })
            guard days.count == numbers.count else { return nil }
            self = .weekdays(days)
        case ("week", 1): self = .timesPerWeek(numbers[0] ?? 0)
        case ("month", 1): self = .timesPerMonth(numbers[0] ?? 0)
        case ("days", 1): self = .everyDays(numbers[0] ?? 0)
        default: return nil
        }
        guard isValid else { return nil }
    }
}
