import Observation
import SwiftUI
import TagwerkModel

/// What was done, or was taken back, as the message at the bottom of a window says it, and the way back and forth again.
/// There is one for a window.
@MainActor
@Observable
final class UndoNotice {
    private let store: HabitStore
    private(set) var entry: UndoEntry?
    /// What the message says where it is about no change.
    private(set) var words: LocalizedStringKey?
    /// Another one each time that there is something to say.
    private(set) var turn = 0
    /// What is being done just now and takes seconds. A sheet shows it.
    private(set) var work: LongWork?

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
        withAnimation { (self.entry, words) = (entry, nil) }
        turn += 1
    }

    /// Says something for a while.
    func say(_ words: LocalizedStringKey) {
        withAnimation { (entry, self.words) = (nil, words) }
        turn += 1
    }

    func hide() {
        withAnimation { (entry, words) = (nil, nil) }
    }

    // MARK: Back and forth

    /// Takes the last change back and says so.
    func undo() { settle(store.undoEntry) { self.show($0) } }

    /// Makes the change again that was taken back last, and says so.
    func redo() { settle(store.redoEntry) { self.show($0) } }

    /// Takes the change that the message speaks of back, or makes it again.
    func reverse() {
        guard isTakenBack != nil else { return }
        settle(entry) { _ in self.hide() }
    }

    private func settle(_ entry: UndoEntry?, then done: @escaping @MainActor (UndoEntry) -> Void) {
        guard let entry else { return }
        let isBack = store.canUndo(entry.id)
        guard store.takesLong(entry.id) else {
            withAnimation {
                if isBack ? store.undo(entry.id) : store.redo(entry.id) { done(entry) }
            }
            return
        }
        perform(isBack ? "Undoing …" : "Redoing …") { [store] progress in
            if await store.settleBeside(entry.id, progress: progress) { done(entry) }
        }
    }

    /// Does what takes seconds, under a sheet that says how far it is.
    func perform(
        _ title: LocalizedStringKey,
        _ job: @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async -> Void
    ) {
        guard work == nil else { return }
        let work = LongWork(title)
        self.work = work
        work.run { progress in
            await job(progress)
            self.work = nil
        }
    }
}
