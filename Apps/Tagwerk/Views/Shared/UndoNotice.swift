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
    /// What was asked for meanwhile, and comes after it.
    @ObservationIgnored private var waiting: [@MainActor () -> Void] = []

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

    /// Whether that can be asked for: while something else is being done, nobody sees what the last change will be.
    var canUndo: Bool { work == nil && store.undoEntry != nil }
    var canRedo: Bool { work == nil && store.redoEntry != nil }

    /// Takes the change that the message speaks of back, or makes it again.
    func reverse() {
        guard isTakenBack != nil else { return }
        settle(entry) { _ in self.hide() }
    }

    private func settle(_ entry: UndoEntry?, then done: @escaping @MainActor (UndoEntry) -> Void) {
        guard let entry else { return }
        let isBack = store.canUndo(entry.id)
        guard work == nil else {
            return waiting.append { [self] in
                // What is done first may have made it impossible, or otherwise.
                if isBack ? store.canUndo(entry.id) : store.canRedo(entry.id) { settle(entry, then: done) }
            }
        }
        change(store.takesLong(entry.id) ? isBack ? "Undoing …" : "Redoing …" : nil) { [store] in
            isBack ? store.undo(entry.id) : store.redo(entry.id)
        } beside: { [store] in
            await store.settleBeside(entry.id, progress: $0)
        } then: {
            if $0 { done(entry) }
        }
    }

    // MARK: What may take seconds

    /// Makes a change at once, or under a sheet where it takes long.
    ///
    /// - Parameters:
    ///   - title: says what is being done.
    ///   - done: gets whether anything was changed.
    func make(
        _ made: TitledChange?, _ title: LocalizedStringKey,
        then done: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard let made else { return done(false) }
        guard work == nil else { return waiting.append { [self] in make(made, title, then: done) } }
        change(store.takesLong(made) ? title : nil) { [store] in
            store.perform(made)
        } beside: { [store] in
            await store.performBeside(made, progress: $0)
        } then: {
            done($0)
        }
    }

    /// - Parameter title: of the sheet; nil for what is done at once.
    private func change(
        _ title: LocalizedStringKey?, atOnce: () -> Bool,
        beside: @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async -> Bool,
        then done: @escaping @MainActor (Bool) -> Void
    ) {
        guard let title else { return withAnimation { done(atOnce()) } }
        perform(title) { progress in
            let hasChanged = await beside(progress)
            withAnimation { done(hasChanged) }
        }
    }

    /// Does what takes seconds, under a sheet that says how far it is; after what is being done already.
    func perform(
        _ title: LocalizedStringKey,
        _ job: @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async -> Void
    ) {
        guard work == nil else { return waiting.append { [self] in perform(title, job) } }
        let work = LongWork(title)
        self.work = work
        work.run { progress in
            await job(progress)
            self.work = nil
            let next = self.waiting
            self.waiting = []
            for ask in next { ask() }
        }
    }
}
