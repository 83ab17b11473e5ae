/// Writes what is being entered within a second, so that nothing of it depends on its sheet.
@MainActor
final class DraftWriter<Draft: Equatable> {
    private let write: (Draft?, _ reportsFailure: Bool) -> Bool
    private var draft: Draft?
    private var wait: Task<Void, Never>?
    private var isKept = true
    private var hasFailed = false
    private var isEnded = false

    /// - Parameter write: keeps a draft, or with nil forgets it; says whether it could. It need not tell the user of the same
    ///   failure again and again.
    init(_ write: @escaping (Draft?, _ reportsFailure: Bool) -> Bool) {
        self.write = write
    }

    /// Takes over what there is to keep by now; nil for nothing.
    func set(_ draft: Draft?) {
        guard !isEnded, draft != self.draft else { return }
        self.draft = draft
        isKept = false
        guard wait == nil else { return }
        wait = Task { [weak self] in
            // At most one second of typing may be lost.
            try? await Task.sleep(for: .milliseconds(800))
            if !Task.isCancelled { self?.keep() }
        }
    }

    /// Writes what there is now. What cannot be written is written with the next change or at the sheet's end.
    func keep() {
        wait?.cancel()
        wait = nil
        guard !isKept else { return }
        isKept = write(draft, !hasFailed)
        hasFailed = !isKept
    }

    /// Forgets the draft for good: it was saved, or is not wanted.
    func end() {
        set(nil)
        isKept = false
        keep()
        isEnded = true
    }
}
