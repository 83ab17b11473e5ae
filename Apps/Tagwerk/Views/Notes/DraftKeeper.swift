import Observation
import TagwerkModel

/// A note that is being written and is no note yet.
@MainActor
@Observable
final class DraftKeeper {
    var title: String {
        didSet { writer.set(draft) }
    }
    var text: String {
        didSet { writer.set(draft) }
    }
    /// What the note will belong to.
    var link: NoteLink {
        didSet { writer.set(draft) }
    }

    @ObservationIgnored private let writer: DraftWriter<NoteDraft>

    /// - Parameter link: what a new note is to belong to. A draft that is there already keeps its own link.
    init(_ store: HabitStore, link: NoteLink) {
        let notes = store.notes
        let draft = notes.draft ?? NoteDraft()
        writer = DraftWriter(store) { notes.keepDraft($0, reportsFailure: $1) }
        (title, text) = (draft.title, draft.text)
        self.link = notes.draft?.link ?? link
    }

    var draft: NoteDraft { NoteDraft(title: title, text: text, link: link) }
    var isBlank: Bool { draft.isBlank }

    /// Writes what was typed now.
    ///
    /// - Parameter isLastChance: whether the app goes after that.
    func keep(isLastChance: Bool = false) { writer.keep(isLastChance: isLastChance) }

    /// Forgets the draft: it was saved as a note, or is not wanted.
    func discard() { writer.end() }
}
