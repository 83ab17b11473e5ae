import CoreSpotlight
import Foundation
import Observation
import TagwerkModel
import UniformTypeIdentifiers

/// Lets the desktop's search find habits and notes.
@MainActor
final class SearchService {
    private var search: DesktopSearch?

    func follow(_ store: HabitStore) {
        search = DesktopSearch(store)
        answerDesktop()
    }

    /// The names of what has all the words, the best first.
    func ids(matching words: [String]) -> [String] { search?.ids(matching: words) ?? [] }

    /// Everything that can be found.
    var allItems: [CSSearchableItem] { search?.allIDs.compactMap(item) ?? [] }

    /// What was found before.
    func item(_ id: String) -> CSSearchableItem? {
        guard let item = search?.item(id) else { return nil }
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = item.title.isEmpty ? String(localized: "Untitled") : item.title
        set.contentDescription = item.text
        return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: nil, attributeSet: set)
    }
}
