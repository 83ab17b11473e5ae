import TagwerkModel

/// Writes what is being entered within a second, so that nothing of it depends on its sheet.
@MainActor
final class DraftWriter<Draft: Equatable> {
    private let store: HabitStore
    private let write: (Draft?, _ reportsFailure: Bool) -> Bool
    private var draft: Draft?
    private var wait: Task<Void, Never>?
    private var isKept = true
    private var hasFailed = false
    /// Whether the user has read that it did.
    private var isFailureReported = false
    private var isEnded = false

    /// - Parameter write: keeps a draft, or with nil forgets it; says whether it could. It need not tell the user of the same
    ///   failure again and again.
    init(_ store: HabitStore, _ write: @escaping (Draft?, _ reportsFailure: Bool) -> Bool) {
        self.store = store
        self.write = write
    }

    /// Takes over what there is to keep by now; nil for nothing.
    func set(_ draft: Draft?) {
        guard !isEnded, draft != self.draft else { return }
        self.draft = draft
        isKept = false
        // At most one second of typing may be lost.
        if wait == nil { keep(in: .milliseconds(800)) }
    }

    /// Writes what there is now. What cannot be written is tried again a little later.
    ///
    /// - Parameter isLastChance: whether the app goes after that.
    func keep(isLastChance: Bool = false) {
        if isLastChance { store.atLastChance { keep(reportsFailure: true) } } else { keep(reportsFailure: true) }
    }

    private func keep(in pause: Duration) {
        // Never after its sheet is gone: the next one's draft has the same place.
        wait = Task { [weak self] in
            try? await Task.sleep(for: pause)
            guard !Task.isCancelled, let self else { return }
            // Writing cancels what waits, and must not run in a task that is cancelled.
            wait = nil
            // What fails but once, while another program writes, is none of the user's business.
            keep(reportsFailure: hasFailed)
        }
    }

    private func keep(reportsFailure: Bool) {
        wait?.cancel()
        wait = nil
        guard !isKept, !isEnded else { return }
        isKept = write(draft, reportsFailure && !isFailureReported)
        hasFailed = !isKept
        isFailureReported = hasFailed && (reportsFailure || isFailureReported)
        if hasFailed { keep(in: .seconds(2)) }
    }

    /// Forgets the draft for good: it was saved, or is not wanted. Where that cannot be written, who keeps it tries again: the
    /// next sheet's draft has the same place.
    func end() {
        set(nil)
        isKept = false
        keep(reportsFailure: false)
        wait?.cancel()
        wait = nil
        isEnded = true
    }
}
