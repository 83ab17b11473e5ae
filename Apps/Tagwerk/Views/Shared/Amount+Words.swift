import Foundation
import TagwerkModel

extension Amount {
    /// The number as a language writes it, such as “2,5”.
    func words(locale: Locale) -> String { written(separator: locale.decimalSeparator ?? ".") }
}

extension Measure {
    /// An amount with the unit, such as “2,5 l”.
    func words(_ amount: Amount, locale: Locale) -> String {
        unit.isEmpty ? amount.words(locale: locale) : "\(amount.words(locale: locale)) \(unit)"
    }

    /// How far a day is, such as “1,5 of 2 l”. Where an amount must not be exceeded, it says whether that holds so far.
    func progressWords(_ amount: Amount?, locale: Locale) -> String {
        guard let amount else { return goalWords(locale: locale) }
        let number = amount.words(locale: locale)
        let limit = words(goal, locale: locale)
        switch aim {
        case .atLeast: return String(localized: "\(number) of \(limit)")
        case .atMost where amount <= goal: return String(localized: "\(number) of at most \(limit), so far kept")
        case .atMost: return String(localized: "\(number), over the limit of \(limit)")
        }
    }

    /// What is aimed at, such as “at least 2 l”.
    func goalWords(locale: Locale) -> String {
        switch aim {
        case .atLeast: String(localized: "at least \(words(goal, locale: locale))")
        case .atMost: String(localized: "at most \(words(goal, locale: locale))")
        }
    }
}
