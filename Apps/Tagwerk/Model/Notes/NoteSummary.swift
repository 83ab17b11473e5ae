import Foundation

/// What a list shows of a note. The text itself is read when the note is opened.
package struct NoteSummary: Identifiable, Hashable, Sendable {
    package let id: UUID
    /// Where it stands in the file; the first of two notes of one moment.
    let key: Int
    /// The title from its field, or else the first line of the text; empty for a note without either.
    package internal(set) var title: String
    /// The beginning of the text after the title, on one line, without Markdown's marks.
    package internal(set) var excerpt: String
    package let createdAt: Date
    package internal(set) var modifiedAt: Date
    package internal(set) var isPinned = false
    /// The tags in its text and those that were added to it, sorted.
    package internal(set) var tags: [String] = []
    /// Those of its tags that are not in its text, sorted.
    package internal(set) var addedTags: [String] = []
    package internal(set) var link = NoteLink.none
    /// When it was put into the trash; nil for a note that is not there.
    package internal(set) var trashedAt: Date?

    package var isTrashed: Bool { trashedAt != nil }
}
