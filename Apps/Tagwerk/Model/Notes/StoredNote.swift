import Foundation

/// A whole note as it stands in the file, to be taken out and put back without any change.
struct StoredNote: Hashable, Sendable {
    let id: NoteSummary.ID
    /// As bytes, so that text which cannot be read comes back as it was.
    var title: Data
    var text: Data
    var createdAt: Date
    var modifiedAt: Date
    /// Grows with each change of the text.
    var revision = 1
    var isPinned = false
    var trashedAt: Date?
    var link = NoteLink.none
    /// The tags that are not in the text.
    var tags: [String] = []
    var versions: [StoredVersion] = []

    init(id: NoteSummary.ID = UUID(), _ draft: NoteDraft, createdAt: Date, modifiedAt: Date? = nil) {
        self.init(
            id: id, title: Data(draft.title.utf8), text: Data(draft.text.utf8), createdAt: createdAt,
            modifiedAt: modifiedAt ?? createdAt)
        isPinned = draft.isPinned
        link = draft.link
        tags = NoteTags.cleaned(draft.tags)
    }

    init(id: NoteSummary.ID, title: Data, text: Data, createdAt: Date, modifiedAt: Date) {
        self.id = id
        self.title = title
        self.text = text
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }
}

/// An earlier text of a note.
struct StoredVersion: Hashable, Sendable {
    /// When the text was written.
    var writtenAt: Date
    var title: Data
    var text: Data
}
