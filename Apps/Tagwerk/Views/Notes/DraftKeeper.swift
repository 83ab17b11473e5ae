import Observation
import TagwerkModel

/// A note that is being written and is no note yet. It is kept with the notes within a second, so that nothing that was
/// typed depends on the sheet.
@MainActor
@Observable
final class DraftKeeper {
    private static let longestWait = Duration.milliseconds(800)

    var title: String {
        didSet { if title != oldValue { typed() } }
    }
    var text: String {
        didSet { if text != oldValue { typed() } }
    }
    /// What the note will belong to.
    var link: NoteLink {
        didSet { if link != oldValue { typed() } }
    }

    @ObservationIgnored private let notes: NoteStore
    @ObservationIgnored private var wait: Task<Void, Never>?
    @ObservationIgnored private var isKept = true

    /// - Parameter link: what a new note is to belong to. A draft that is there already keeps its own link.
    init(_ notes: NoteStore, link: NoteLink) {
        self.notes = notes
        let draft = notes.draft ?? NoteDraft()
        (title, text) = (draft.title, draft.text)
        self.link = notes.draft?.link ?? link
    }

    var draft: NoteDraft { NoteDraft(title: title, text: text, link: link) }
    var isBlank: Bool { draft.isBlank }

    private func typed() {
        isKept = false
        guard wait == nil else { return }
        wait = Task { [weak self] in
            try? await Task.sleep(for: Self.longestWait)
            if !Task.isCancelled { self?.keep() }
        }
    }

    /// Writes what was typed now. What cannot be written is written with the next letter or at the sheet's end.
    func keep() {
        guard !isKept else { return }
        wait?.cancel()
        wait = nil
        isKept = notes.keepDraft(draft)
    }

    /// Forgets the draft: it was saved as a note, or is not wanted.
    func discard() {
        wait?.cancel()
        wait = nil
        isKept = true
        notes.keepDraft(nil)
    }
}
