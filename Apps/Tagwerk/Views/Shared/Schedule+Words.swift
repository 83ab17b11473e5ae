import SwiftUI
import TagwerkModel

extension Schedule {
    /// The schedule in a few words, such as “Mon, Wed, Fri”.
    func words(weekStart: Weekday, locale: Locale) -> String {
        guard case .weekdays(let chosen) = self, chosen.count < 7 else {
            return String(isEveryDay ? Schedule.daily.title : title)
        }
        return Weekday.ordered(from: weekStart).filter(chosen.contains)
            .map { $0.name(.abbreviated, locale: locale) }.joined(separator: ", ")
    }

    /// The schedule in a whole sentence.
    func sentence(weekStart: Weekday, locale: Locale) -> String {
        switch self {
        case .daily, .everyDays(1): return String(localized: "On every day.")
        case .weekdays(let chosen):
            if isEveryDay { return String(localized: "On every day.") }
            let names = Weekday.ordered(from: weekStart).filter(chosen.contains).map { $0.name(locale: locale) }
            if names.isEmpty { return String(localized: "Choose at least one day.") }
            return String(localized: "On \(ListFormatter.localizedString(byJoining: names)).")
        case .timesPerWeek(let times):
            let start = weekStart.name(locale: locale)
            return String(localized: "On any \(times) days of a week. Weeks begin on \(start).")
        case .timesPerMonth(let times): return String(localized: "On any \(times) days of a calendar month.")
        case .everyDays(let distance):
            return String(localized: "Again \(distance) days after the last time, or sooner.")
        }
    }

    /// The longest streak in its unit, such as “Longest streak: 3 weeks”.
    func words(forLongest length: Int) -> LocalizedStringKey {
        switch unit {
        case .days: "Longest streak: \(length) days"
        case .weeks: "Longest streak: \(length) weeks"
        case .months: "Longest streak: \(length) months"
        case .times: "Longest streak: \(length) times"
        }
    }

    private var isEveryDay: Bool {
        if case .weekdays(let chosen) = self { chosen.count == 7 } else { self == .daily || self == .everyDays(1) }
    }
}
