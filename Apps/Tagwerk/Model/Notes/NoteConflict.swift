/// A note that was changed by another program while somebody wrote in it here. Both texts were kept.
package struct NoteConflict: Hashable, Sendable {
    /// The note with the text that was written here.
    package let note: NoteSummary.ID
    /// A new note with the other text.
    package let copy: NoteSummary.ID
    package let title: String

    /// Whether a note is one of the two.
    package func concerns(_ id: NoteSummary.ID) -> Bool { id == note || id == copy }

    package var explanation: Sentence {
        Sentence(
            "“%@” was also changed by another program while you were writing. Your text is in the note; the other one is in a copy of it.",
            .text(title))
    }
}
