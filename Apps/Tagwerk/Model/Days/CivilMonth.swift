/// A month of the calendar, such as 2026-03.
package struct CivilMonth: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Months since January of year 0.
    package let index: Int

    package init(index: Int) {
        self.index = index
    }

    /// The months whose days can be written as text and computed with; far more than anyone needs.
    package static let supported = CivilMonth(year: -999_999, month: 1)...CivilMonth(year: 999_999, month: 12)

    /// - Parameter month: 1 for January; others carry over into the neighbouring years.
    package init(year: Int, month: Int) {
        index = year * 12 + month - 1
    }

    package var year: Int { index.quotient(over: 12) }

    /// 1 for January to 12 for December.
    package var number: Int { index.remainder(over: 12) + 1 }

    package var firstDay: CivilDay {
        // Counted from March, as in `CivilDay`, so that the leap day comes last.
        let fromMarch = index - 2
        let year = fromMarch.quotient(over: 12)
        let daysBefore = (153 * fromMarch.remainder(over: 12) + 2) / 5
        let leapDays = year.quotient(over: 4) - year.quotient(over: 100) + year.quotient(over: 400)
        return CivilDay(number: 365 * year + leapDays + daysBefore - 719_468)
    }

    /// The number of days, 28 to 31.
    package var length: Int { firstDay.distance(to: CivilMonth(index: index + 1).firstDay) }

    package var lastDay: CivilDay { firstDay.advanced(by: length - 1) }

    package static func < (first: CivilMonth, second: CivilMonth) -> Bool { first.index < second.index }

    /// The month as ISO 8601 writes it, such as 2026-03.
    package var description: String {
        let digits = String(year.magnitude)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
        return "\(sign)\(padded)-\(twoDigits(number))"
    }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension Int {
    /// The quotient rounded down, so that days before 1970 and years before 0 fall into the right place.
    func quotient(over divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// The remainder that belongs to `quotient(over:)`; never negative.
    func remainder(over divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
