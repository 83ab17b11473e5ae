import Observation
import SwiftUI
import TagwerkModel

/// What was done, or was taken back, as the message at the bottom of a window says it. There is one for a window.
@MainActor
@Observable
final class UndoNotice {
    private let store: HabitStore
    private(set) var entry: UndoEntry?
    /// Another one each time that there is something to say.
    private(set) var turn = 0

    init(_ store: HabitStore) {
        self.store = store
    }

    /// Whether the message says that the change was taken back; nil where nothing more can be done about the change.
    var isTakenBack: Bool? {
        guard let entry else { return nil }
        return store.canUndo(entry.id) ? false : store.canRedo(entry.id) ? true : nil
    }

    /// Speaks of a change for a while.
    func show(_ entry: UndoEntry?) {
        withAnimation { self.entry = entry }
        turn += 1
    }

    func hide() {
        withAnimation { entry = nil }
    }

    /// Takes the change back, or makes it again.
    func reverse() {
        guard let entry, let isTakenBack else { return }
        withAnimation {
            _ = isTakenBack ? store.redo(entry.id) : store.undo(entry.id)
            self.entry = nil
        }
    }
}
