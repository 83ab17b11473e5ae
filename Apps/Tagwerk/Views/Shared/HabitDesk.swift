import Observation
import SwiftUI
import TagwerkModel

/// What a window has open over its habits: the editor, and the message that brings deleted ones back.
///
/// There is one for a window, so that all its screens share them.
@MainActor
@Observable
final class HabitDesk {
    let store: HabitStore

    /// The pages over the list of all habits.
    var habitsPath: [Habit.ID] = []
    /// What the editor is open for.
    var subject: EditorSubject?
    /// The deletion that the message at the bottom speaks of.
    private(set) var deletion: UndoEntry?

    init(_ store: HabitStore) {
        self.store = store
    }

    func addHabit() {
        if !store.isReadOnly { subject = .new }
    }

    func edit(_ id: Habit.ID) {
        if !store.isReadOnly { subject = .habit(id) }
    }

    /// Opens a habit's page, with nothing else over it. False where there is no such habit.
    func show(_ id: Habit.ID) -> Bool {
        guard store.habit(id) != nil else { return false }
        subject = nil
        habitsPath = [id]
        return true
    }

    /// Deletes habits and says so for a while.
    func delete(_ ids: some Sequence<Habit.ID>) {
        withAnimation {
            deletion = store.delete(ids) ? store.undoEntry : nil
        }
    }

    /// Says for a while what was done, with a button that takes it back.
    func announce(_ entry: UndoEntry?) {
        withAnimation { deletion = entry }
    }

    func takeBackDeletion() {
        guard let deletion else { return }
        withAnimation {
            store.undo(deletion.id)
            self.deletion = nil
        }
    }

    func forgetDeletion() {
        withAnimation { deletion = nil }
    }
}
