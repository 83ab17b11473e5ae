import Foundation

/// The dates that can be chosen; nil: no bound on that side.
struct DateBounds: Equatable, Sendable {
    var lower: Date?
    var upper: Date?

    init() {}

    init(_ range: ClosedRange<Date>) {
        lower = range.lowerBound
        upper = range.upperBound
    }

    init(_ range: PartialRangeFrom<Date>) { lower = range.lowerBound }

    init(_ range: PartialRangeThrough<Date>) { upper = range.upperBound }

    init(lower: Date?, upper: Date?) {
        self.lower = lower
        self.upper = upper
    }

    /// The nearest date that can be chosen.
    func clamped(_ date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }

    /// Whether some moment of the day, or of another span of time, can be chosen.
    func allows(_ interval: DateInterval) -> Bool {
        if let lower, interval.end <= lower { return false }
        if let upper, interval.start > upper { return false }
        return true
    }
}
