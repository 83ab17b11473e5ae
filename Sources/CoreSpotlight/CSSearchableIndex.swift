@_exported import Foundation
import FoundationPlus
import SwiftUICore

/// What the desktop's search can find of the program. It is kept as long as the program runs; the desktop starts the
/// program to ask it, so fill it when it starts.
public final class CSSearchableIndex: NSObject, Sendable {
    private static let shared = CSSearchableIndex()

    /// The program's own.
    public class func `default`() -> CSSearchableIndex { shared }

    private override init() {}

    /// Adds items, in place of those of the same names.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        await SearchItems.shared.add(items)
    }

    /// Adds items, in place of those of the same names.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { @MainActor in
            SearchItems.shared.add(items)
            completionHandler?(nil)
        }
    }

    /// Takes items away.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        let names = Set(identifiers)
        await SearchItems.shared.remove { names.contains($0.uniqueIdentifier) }
    }

    /// Takes all items of some kinds away.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        let names = Set(domainIdentifiers)
        await SearchItems.shared.remove { $0.domainIdentifier.map(names.contains) ?? false }
    }

    /// Takes all items away.
    public func deleteAllSearchableItems() async throws {
        await SearchItems.shared.remove { _ in true }
    }
}

/// The items, with the words that they are found by.
@MainActor
final class SearchItems: SearchSource {
    static let shared = SearchItems()

    /// How many results a search has; desktops show fewer.
    private static let limit = 50

    private struct Entry {
        let item: CSSearchableItem
        let title: String
        let text: String
        let number: Int
    }

    private var entries: [String: Entry] = [:]
    private var count = 0
    weak var source: (any GtkSearchSource)? {
        didSet { RunningApp.searchSource = self }
    }

    func add(_ items: [CSSearchableItem]) {
        RunningApp.searchSource = self
        for item in items {
            count += 1
            let set = item.attributeSet
            let words = [set.contentDescription, set.textContent] + (set.keywords ?? []).map(Optional.some)
            entries[item.uniqueIdentifier] = Entry(
                item: item, title: Self.folded(set.title ?? ""),
                text: Self.folded(words.compactMap(\.self).joined(separator: " ")), number: count)
        }
    }

    func remove(_ isGone: (CSSearchableItem) -> Bool) {
        entries = entries.filter { !isGone($0.value.item) }
    }

    func find(_ words: [String]) -> [String] {
        let asked = source?.searchableItemIdentifiers(matching: words) ?? []
        return Array((asked + indexed(words)).prefix(Self.limit))
    }

    private func indexed(_ words: [String]) -> [String] {
        let sought = words.map(Self.folded).filter { !$0.isEmpty }
        guard !sought.isEmpty else { return [] }
        let found = entries.values.filter { entry in
            sought.allSatisfy { entry.title.contains($0) || entry.text.contains($0) }
        }
        return found.map { entry in (entry, sought.count { !entry.title.contains($0) }) }
            .sorted { ($0.1, $0.0.title, $0.0.number) < ($1.1, $1.0.title, $1.0.number) }
            .prefix(Self.limit).map(\.0.item.uniqueIdentifier)
    }

    func result(_ id: String) -> (title: String, description: String)? {
        let set = (source?.searchableItem(withIdentifier: id) ?? entries[id]?.item)?.attributeSet
        return set.map { ($0.title ?? "", $0.contentDescription ?? "") }
    }

    func choose(_ id: String?, words: [String]) {
        let activity = NSUserActivity(
            activityType: id == nil ? CSQueryContinuationActionType : CSSearchableItemActionType)
        activity.userInfo =
            id.map { [CSSearchableItemActivityIdentifier: $0] } ?? [CSSearchQueryString: words.joined(separator: " ")]
        ActivityReceivers.go(on: activity)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
