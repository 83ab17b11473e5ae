import Foundation

/// Which notes to list, and in which order.
package struct NoteList: Hashable, Sendable {
    package enum Scope: Hashable, Sendable {
        /// All but those in the trash.
        case all
        case trash
        /// Those with a tag or with one below it.
        case tag(String)
        case day(CivilDay)
        case habit(Habit.ID)
    }

    package var scope: Scope
    package var sort: NoteSort

    package init(_ scope: Scope = .all, sort: NoteSort = .modified) {
        self.scope = scope
        self.sort = sort
    }

    func contains(_ note: NoteSummary) -> Bool {
        guard note.isTrashed == (scope == .trash) else { return false }
        switch scope {
        case .all, .trash: return true
        case .tag(let tag): return note.tags.contains { NoteTags.isTag($0, atOrBelow: tag) }
        case .day(let day): return note.link.day == day
        case .habit(let habit): return note.link.habit == habit
        }
    }

    func sorted(_ notes: [NoteSummary], locale: Locale) -> [NoteSummary] {
        if scope == .trash { return notes.sorted { Self.isLater($0.trashedAt, $1.trashedAt, $0, $1) } }
        let sorted =
            switch sort {
            case .modified: notes.sorted { Self.isLater($0.modifiedAt, $1.modifiedAt, $0, $1) }
            case .created: notes.sorted { Self.isLater($0.createdAt, $1.createdAt, $0, $1) }
            case .title: TitleOrder(locale: locale).sorted(notes)
            }
        return sorted.filter(\.isPinned) + sorted.filter { !$0.isPinned }
    }

    /// Notes of one moment keep an order that does not change from one start to the next.
    private static func isLater(_ first: Date?, _ second: Date?, _ one: NoteSummary, _ other: NoteSummary) -> Bool {
        let (first, second) = (first ?? .distantPast, second ?? .distantPast)
        return first == second ? one.id.uuidString < other.id.uuidString : first > second
    }
}
