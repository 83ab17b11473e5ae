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

    /// What is aimed at, such as “at least 2 l”.
    func goalWords(locale: Locale) -> String {
        switch aim {
        case .atLeast: String(localized: "at least \(words(goal, locale: locale))")
        case .atMost: String(localized: "at most \(words(goal, locale: locale))")
        }
    }
}
