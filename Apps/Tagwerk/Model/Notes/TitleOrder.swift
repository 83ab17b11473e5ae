import Foundation

/// Sorts titles as a dictionary of a language does: Ä beside A in German and after Z in Swedish, 2 before 10.
final class TitleOrder {
    let locale: Locale
    /// What titles are compared by, kept because a comparison by a language's rules takes its time.
    private var known: [String: SortKey] = [:]

    init(locale: Locale) {
        self.locale = locale
    }

    func sorted(_ notes: [NoteSummary]) -> [NoteSummary] {
        sorted(notes, by: \.title) { $0.modifiedAt > $1.modifiedAt }
    }

    func sorted(_ texts: [String]) -> [String] { sorted(texts, by: \.self) { _, _ in false } }

    private func sorted<Item>(
        _ items: [Item], by title: (Item) -> String, equal isBefore: (Item, Item) -> Bool
    ) -> [Item] {
        items.indices.map { (key(title(items[$0])), $0) }.sorted { one, other in
            switch one.0.compare(other.0, locale) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: isBefore(items[one.1], items[other.1])
            }
        }
        .map { items[$0.1] }
    }

    private func key(_ title: String) -> SortKey {
        if let key = known[title] { return key }
        let key = SortKey(title, rules)
        known[title] = key
        return key
    }

    private lazy var rules = CollationRules(locale)
}
