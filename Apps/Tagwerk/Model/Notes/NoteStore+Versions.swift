import Foundation

extension NoteStore {
    /// The earlier texts of a note, the newest first.
    ///
    /// One is kept of each time that somebody wrote in it, and after every ten minutes of writing. Older ones become
    /// fewer: one an hour after a day, one a day after a week, one a week after a month.
    package func versions(of id: NoteSummary.ID) -> [NoteVersion] { (try? tables?.versions(of: id)) ?? [] }

    /// The title's field and the text of a version; nil if it is no longer kept.
    package func content(of version: NoteVersion) -> (title: String, text: String)? {
        try? tables?.content(ofVersion: version.id)
    }

    /// Gives a note an earlier text. The present one becomes a version, and undo brings it back.
    @discardableResult
    package func restore(_ version: NoteVersion, of id: NoteSummary.ID) -> Bool {
        guard let owner, let note = note(id), open(id).fault == nil, let old = content(of: version) else {
            return false
        }
        return owner.perform(
            .notes(.setText(id, title: old.title, text: old.text)),
            Sentence("Earlier text of note “%@” restored", .text(note.title)))
    }
}
