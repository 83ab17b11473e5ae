import Foundation

/// One part of a date that can be changed by itself.
enum DateField: Hashable, Sendable {
    case day, month, year, hour, minute
    /// Before or after noon, where the clock has twelve hours.
    case dayPeriod
}

/// Reads and changes the parts of a date by a calendar, within bounds.
struct DateEditor {
    let calendar: Calendar
    let bounds: DateBounds

    func value(of field: DateField, in date: Date) -> Int {
        switch field {
        case .day: calendar.component(.day, from: date)
        case .month: calendar.component(.month, from: date)
        case .year: calendar.component(.year, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .dayPeriod: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    func range(of field: DateField, in date: Date) -> ClosedRange<Int> {
        func range(
            _ component: Calendar.Component, _ larger: Calendar.Component, _ fallback: ClosedRange<Int>
        )
            -> ClosedRange<Int>
        {
            guard let range = calendar.range(of: component, in: larger, for: date), !range.isEmpty else {
                return fallback
            }
            return range.lowerBound...range.upperBound - 1
        }
        switch field {
        case .day: return range(.day, .month, 1...31)
        case .month: return range(.month, .year, 1...12)
        case .year:
            let first = bounds.lower.map { calendar.component(.year, from: $0) } ?? 1
            let last = bounds.upper.map { calendar.component(.year, from: $0) } ?? 9999
            return first...max(first, last)
        case .hour: return 0...23
        case .minute: return 0...59
        case .dayPeriod: return 0...1
        }
    }

    /// The date with one part replaced. A day that the month lacks becomes its last one.
    func setting(_ field: DateField, to value: Int, in date: Date) -> Date {
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        switch field {
        case .day: parts.day = value
        case .month: parts.month = value
        case .year: parts.year = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + (value == 0 ? 0 : 12)
        }
        if field == .month || field == .year, let day = parts.day {
            var first = parts
            first.day = 1
            if let month = calendar.date(from: first) { parts.day = min(day, range(of: .day, in: month).upperBound) }
        }
        return bounds.clamped(calendar.date(from: parts) ?? date)
    }

    /// The date moved to the day of another one; its time of day stays.
    func settingDay(to day: Date, in date: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
            time.hour, time.minute, time.second, time.nanosecond
        )
        return bounds.clamped(calendar.date(from: parts) ?? day)
    }

    /// The parts of a day, in the order of the locale.
    static func dayFields(in locale: Locale) -> [DateField] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yMd"
        var fields: [DateField] = []
        for letter in pattern {
            let field: DateField? =
                switch letter {
                case "d": .day
                case "M", "L": .month
                case "y", "u": .year
                default: nil
                }
            if let field, !fields.contains(field) { fields.append(field) }
        }
        return fields.count == 3 ? fields : [.year, .month, .day]
    }

    /// The parts of a time of day: with the half of the day where the locale's clock has twelve hours.
    static func timeFields(in locale: Locale) -> [DateField] {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: [.hour, .minute, .dayPeriod]
        default: [.hour, .minute]
        }
    }
}

extension EnvironmentValues {
    /// The calendar of date pickers, in the language and the time zone of the place.
    var pickerCalendar: Calendar {
        var result = calendar
        // The calendar's own first day of the week stays: it may be the user's.
        let firstWeekday = result.firstWeekday
        result.locale = locale
        result.timeZone = timeZone
        result.firstWeekday = firstWeekday
        return result
    }
}
