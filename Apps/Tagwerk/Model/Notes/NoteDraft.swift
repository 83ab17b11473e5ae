/// What can be written into a note.
package struct NoteDraft: Codable, Hashable, Sendable {
    /// The text of the title's field; may be empty.
    package var title: String
    package var text: String
    package var isPinned: Bool
    /// Tags besides those in the text.
    package var tags: [String]
    package var link: NoteLink

    package init(
        title: String = "", text: String = "", isPinned: Bool = false, tags: [String] = [], link: NoteLink = .none
    ) {
        self.title = title
        self.text = text
        self.isPinned = isPinned
        self.tags = tags
        self.link = link
    }

    /// Whether there is nothing to see in it.
    package var isBlank: Bool { !title.contains { !$0.isWhitespace } && !text.contains { !$0.isWhitespace } }
}
