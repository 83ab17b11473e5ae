import Foundation

/// What the desktop's search finds in the data: habits by their names and questions, and notes by all their words.
@MainActor
package final class DesktopSearch {
    /// Something that was found.
    package struct Item: Identifiable, Hashable, Sendable {
        /// The part after the scheme in the address of the app's that leads to it, such as `habit/ID`.
        package let id: String
        package let title: String
        /// The part of a note where the words are, or a habit's question.
        package let text: String
    }

    /// Desktops show a handful.
    private static let limit = 50
    private let store: HabitStore
    /// What was sought last, for the part of a note that is shown.
    private var words = ""

    package init(_ store: HabitStore) {
        self.store = store
    }

    /// The ids of what has all the words, the best first: what has them in its name, then the rest.
    package func ids(matching words: [String]) -> [Item.ID] {
        self.words = words.joined(separator: " ")
        let query = store.notes.query(self.words)
        guard !query.isEmpty else { return [] }
        let folding = store.notes.folding
        var (inName, others): ([Item.ID], [Item.ID]) = ([], [])
        for habit in store.activeHabits {
            if query.matchesAll(folding.fold(habit.name)) {
                inName.append(Self.id(habit))
            } else if query.matchesAll(folding.fold(habit.name + "\n" + habit.question)) {
                others.append(Self.id(habit))
            }
        }
        let found = store.notes.find(query)
        for note in store.notes.list(NoteList()) where found.contains(note.key) {
            if query.matchesAll(store.notes.foldedTitle(of: note)) {
                inName.append(Self.id(note))
                if inName.count == Self.limit { break }
            } else if others.count < Self.limit {
                others.append(Self.id(note))
            }
        }
        return Array((inName + others).prefix(Self.limit))
    }

    /// The ids of all that can be found.
    package var allIDs: [Item.ID] { store.activeHabits.map(Self.id) + store.notes.list(NoteList()).map(Self.id) }

    /// Something that was found before; nil where it is gone.
    package func item(_ id: Item.ID) -> Item? {
        switch URL(string: "tagwerk://" + id).flatMap(AppLink.init) {
        case .habit(let habit):
            store.habit(habit).map { Item(id: id, title: $0.name, text: $0.question) }
        case .note(let note):
            store.notes.note(note).map {
                Item(id: id, title: $0.title, text: store.notes.excerpt(of: note, matching: words).text)
            }
        default: nil
        }
    }

    private static func id(_ habit: Habit) -> Item.ID { "habit/\(habit.id.uuidString)" }

    private static func id(_ note: NoteSummary) -> Item.ID { "note/\(note.id.uuidString)" }
}
