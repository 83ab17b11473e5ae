import Foundation
import TagwerkModel

extension Weekday {
    /// All seven, the first day of the week first.
    static func ordered(from weekStart: Weekday) -> [Weekday] {
        let start = allCases.firstIndex(of: weekStart) ?? 0
        return Array(allCases[start...] + allCases[..<start])
    }

    /// Its name in a language, such as “Monday”. A short one has no full stop, since it stands alone.
    func name(_ width: Date.FormatStyle.Symbol.Weekday = .wide, locale: Locale) -> String {
        // 5 January 1970 was a Monday.
        let day = CivilDay(number: 3 + rawValue)
        let name = day.noon().formatted(Date.FormatStyle(locale: locale).weekday(width))
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }
}
