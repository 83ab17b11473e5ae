/// A day of the calendar, such as 2026-03-29: what a person means by "the day I did it".
///
/// It is never a moment in time, so no time zone and no clock change can shift it. The calendar is the Gregorian one,
/// extended into the past (year 0 is 1 BC, as in ISO 8601).
package struct CivilDay: Hashable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int

    /// Numbers beyond a million years, which only a damaged file has, become the nearest day within: nothing that is
    /// worked out with days overflows then.
    package init(number: Int) {
        self.number = min(max(number, -400_000_000), 400_000_000)
    }

    /// The day of that date, or nil if the calendar has no such date.
    package init?(year: Int, month: Int, day: Int) {
        guard (-999_999...999_999).contains(year), (1...12).contains(month) else { return nil }
        let month = CivilMonth(year: year, month: month)
        guard (1...month.length).contains(day) else { return nil }
        number = month.firstDay.number + day - 1
    }

    package var month: CivilMonth { parts.month }

    /// The year, such as 2026.
    package var year: Int { parts.month.year }

    /// The day of the month, 1 to 31.
    package var dayOfMonth: Int { parts.day }

    package var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday.
        Weekday.allCases[(number + 3).remainder(over: 7)]
    }

    /// Years are counted from March here, so that a leap day is the last day of its year and month lengths repeat.
    private var parts: (month: CivilMonth, day: Int) {
        let sinceEra = number + 719_468
        let era = sinceEra.quotient(over: 146_097)
        let dayOfEra = sinceEra.remainder(over: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let index = (era * 400 + yearOfEra) * 12 + monthFromMarch + 2
        return (CivilMonth(index: index), day)
    }
}

extension CivilDay: Strideable {
    // Without this one, days would be compared by their distance.
    package static func < (first: CivilDay, second: CivilDay) -> Bool { first.number < second.number }
    package func distance(to other: CivilDay) -> Int { other.number - number }
    package func advanced(by days: Int) -> CivilDay { CivilDay(number: number + days) }
}

extension CivilDay: CustomStringConvertible, LosslessStringConvertible {
    /// The date as ISO 8601 writes it, such as 2026-03-29.
    package var description: String {
        "\(month)-\(twoDigits(dayOfMonth))"
    }

    /// Reads exactly what `description` writes; nil for anything else, such as 2026-02-30 or 2026-3-1.
    package init?(_ text: String) {
        var digits = text.utf8[...]
        let sign = digits.first
        let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        if isSigned { digits = digits.dropFirst() }
        let fields = digits.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard fields.count == 3, isSigned ? (4...6).contains(fields[0].count) : fields[0].count == 4,
            fields[1].count == 2, fields[2].count == 2,
            fields.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
        else { return nil }
        let values = fields.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        self.init(year: sign == UInt8(ascii: "-") ? -values[0] : values[0], month: values[1], day: values[2])
    }
}

extension CivilDay: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CivilDay(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a date")
        }
        self = day
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
