import CoreSpotlight
import Foundation
import Observation
import TagwerkModel
import UniformTypeIdentifiers

/// Lets the desktop's search find habits and notes.
@MainActor
final class SearchService {
    private var store: HabitStore?
    /// What the index has, by the items' names.
    private var known: [String: Entry] = [:]

    private struct Entry: Hashable {
        let title: String
        let text: String
    }

    func follow(_ store: HabitStore) {
        self.store = store
        update()
    }

    /// The index hears of what has changed only.
    private func update() {
        guard let store else { return }
        let entries = withObservationTracking {
            Self.entries(of: store)
        } onChange: {
            Task { @MainActor [weak self] in self?.update() }
        }
        let changed = entries.filter { known[$0.key] != $0.value }
        let gone = known.keys.filter { entries[$0] == nil }
        known = entries
        let items = changed.map { name, entry in
            let set = CSSearchableItemAttributeSet(contentType: .text)
            set.title = entry.title
            set.contentDescription = entry.text
            return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: nil, attributeSet: set)
        }
        Task {
            try? await CSSearchableIndex.default().indexSearchableItems(items)
            try? await CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: Array(gone))
        }
    }

    private static func entries(of store: HabitStore) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for habit in store.activeHabits {
            entries["habit/\(habit.id.uuidString)"] = Entry(title: habit.name, text: habit.question)
        }
        for note in store.notes.list(NoteList()) {
            entries["note/\(note.id.uuidString)"] = Entry(title: note.title, text: note.excerpt)
        }
        return entries
    }
}
