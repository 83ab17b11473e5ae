import Foundation
import TagwerkModel

extension HabitGoal {
    /// How far it is, such as “2 of 3 days this week”.
    func words(locale: Locale) -> String {
        switch self {
        case .amount(let amount, let measure):
            measure.progressWords(amount, locale: locale)
        case .week(let tally): String(localized: "\(tally.done) of \(tally.total) days this week")
        case .month(let tally): String(localized: "\(tally.done) of \(tally.total) days this month")
        case .next(0, _): String(localized: "Due today")
        case .next(let days, _): String(localized: "Due in \(days) days")
        }
    }

    /// As many segments of a ring as there are days to do; twelve for what is not counted in days.
    var segmentCount: Int {
        switch self {
        case .week(let tally), .month(let tally): tally.isEmpty ? 12 : tally.total
        case .amount, .next: 12
        }
    }
}
