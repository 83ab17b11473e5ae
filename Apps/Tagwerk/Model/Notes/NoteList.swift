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

    func sorted(_ notes: [NoteSummary], _ titles: TitleOrder) -> [NoteSummary] {
        if scope == .trash { return Self.sorted(notes, latestFirst: { $0.trashedAt ?? $0.modifiedAt }) }
        let sorted =
            switch sort {
            case .modified: Self.sorted(notes, latestFirst: \.modifiedAt)
            case .created: Self.sorted(notes, latestFirst: \.createdAt)
            case .title: titles.sorted(notes)
            }
        return sorted.filter(\.isPinned) + sorted.filter { !$0.isPinned }
    }

    /// Of notes of one moment, the one that was added last comes first.
    private static func sorted(_ notes: [NoteSummary], latestFirst moment: (NoteSummary) -> Date) -> [NoteSummary] {
        notes.indices.map { (moment(notes[$0]), notes[$0].key, $0) }.sorted { ($0.0, $0.1) > ($1.0, $1.1) }
            .map { notes[$0.2] }
    }
}
