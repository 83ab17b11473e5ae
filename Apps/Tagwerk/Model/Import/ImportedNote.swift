import Foundation

extension ImportedFile {
    /// A note as a file has it.
    struct Note: Hashable, Sendable {
        var id: NoteSummary.ID
        var title = ""
        var text: String
        /// Nil where the file does not say.
        var createdAt: Date?
        var modifiedAt: Date?
        /// When its file was changed: an editor leaves the moment of the export inside of it as it is.
        var fileChangedAt: Date?
        var isPinned = false
        var trashedAt: Date?
        /// The tags that are not in the text.
        var tags: [String] = []
        var link = NoteLink.none
        /// The name of the habit it belongs to, for a file that comes to other habits.
        var habitName: String?
        var versions: [StoredVersion] = []

        func stored(now: Date) -> StoredNote {
            let draft = NoteDraft(title: title, text: text, isPinned: isPinned, tags: tags, link: link)
            let modifiedAt = min(modifiedAt ?? createdAt ?? now, now)
            var note = StoredNote(
                id: id, draft, createdAt: min(createdAt ?? modifiedAt, modifiedAt), modifiedAt: modifiedAt)
            note.trashedAt = trashedAt.map { min($0, now) }
            note.versions = versions
            return note
        }

        /// The text as an earlier one of a note that says something else by now.
        func version(now: Date) -> StoredVersion {
            StoredVersion(writtenAt: min(modifiedAt ?? now, now), title: Data(title.utf8), text: Data(text.utf8))
        }
    }
}
