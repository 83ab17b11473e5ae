import Foundation

/// Sorts titles as a dictionary of a language does: Ä beside A in German and after Z in Swedish, 2 before 10.
struct TitleOrder {
    let locale: Locale

    func sorted(_ notes: [NoteSummary]) -> [NoteSummary] {
        notes.sorted { first, second in
            switch compare(first.title, second.title) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame:
                first.modifiedAt == second.modifiedAt
                    ? first.id.uuidString < second.id.uuidString : first.modifiedAt > second.modifiedAt
            }
        }
    }

    func compare(_ first: String, _ second: String) -> ComparisonResult {
        first.compare(second, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
    }
}
