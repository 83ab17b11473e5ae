import Foundation

/// The order of words in a language.
package struct Collation: Sendable {
    private let locale: Locale

    /// The order in `locale`, by default the user's.
    package init(locale: Locale = UserLocale.current.locale) {
        self.locale = locale
    }

    /// Compares two words for people: numbers in them by value, and letter case only where nothing else differs.
    package func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = lhs.compare(rhs, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
        if result != .orderedSame { return result }
        let cased = lhs.compare(rhs, options: [.numeric], range: nil, locale: locale)
        // Equal words in different spellings still need one order.
        return cased != .orderedSame || lhs == rhs ? cased : (lhs < rhs ? .orderedAscending : .orderedDescending)
    }

    /// Whether `lhs` stands before `rhs`.
    package func precedes(_ lhs: String, _ rhs: String) -> Bool {
        compare(lhs, rhs) == .orderedAscending
    }
}
