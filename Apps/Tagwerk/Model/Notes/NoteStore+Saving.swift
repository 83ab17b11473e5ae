import Foundation

extension NoteStore {
    /// How long notes stay in the trash, in days.
    package static let daysInTrash = 30

    /// Forgets the last conflict, once the user has read of it.
    package func clearConflict() {
        conflict = nil
    }

    /// Writes what was typed and returns its revision, or nil if it could not be saved.
    ///
    /// - Parameters:
    ///   - revision: that of the text which was changed.
    ///   - keepsVersion: whether the text before becomes a version.
    ///   - reportsFailure: whether `lastError` is to say why it could not be saved.
    func save(
        _ draft: NoteDraft, to id: NoteSummary.ID, basedOn revision: Int, keepsVersion: Bool, reportsFailure: Bool
    ) -> Int? {
        var conflict: NoteConflict?
        let saved = owner?.save(reportsFailure: reportsFailure) { transaction in
            let tables = transaction.notes
            transaction.touchedNotes.insert(id)
            guard let present = try tables.revision(of: id) else {
                // Deleted by another program, but not what was written since then.
                try tables.insert(StoredNote(id: id, draft, createdAt: transaction.now))
                return 1
            }
            if present != revision {
                conflict = try keepBoth(draft, id, &transaction)
            } else if keepsVersion {
                try tables.keepVersion(of: id, thinnedAt: transaction.now, if: transaction.trustsClock)
            }
            try tables.setText(id, title: draft.title, text: draft.text, at: transaction.now)
            return try tables.revision(of: id) ?? present
        }
        if saved != nil, let conflict { self.conflict = conflict }
        return saved
    }

    /// Copies what another program has written, before it is written over.
    private func keepBoth(
        _ draft: NoteDraft, _ id: NoteSummary.ID, _ transaction: inout StoreTransaction
    ) throws -> NoteConflict? {
        guard let other = try transaction.notes.stored(id) else { return nil }
        if other.title == Data(draft.title.utf8), other.text == Data(draft.text.utf8) { return nil }
        let title = NoteText.title(
            String(decoding: other.title, as: UTF8.self), text: String(decoding: other.text, as: UTF8.self))
        var copy = StoredNote(
            id: UUID(), title: Data("\(title) 2".utf8), text: other.text, createdAt: other.createdAt,
            modifiedAt: other.modifiedAt)
        (copy.tags, copy.link, copy.trashedAt) = (other.tags, other.link, other.trashedAt)
        try transaction.notes.insert(copy)
        transaction.touchedNotes.insert(copy.id)
        return NoteConflict(note: id, copy: copy.id, title: title)
    }

    /// The moment before which notes were put into the trash too long ago; nil where the clock may be wrong.
    ///
    /// - Parameter earliestUse: when the app was used on the first of its last few days of use; nil where there were too
    ///   few. Whoever uses the app rarely never shows that the clock goes steadily: there, a note goes once it was too old
    ///   on each of these days.
    func endOfTrash(earliestUse: Date?) -> Date? {
        guard let owner, let moment = owner.trustsClock ? owner.now : earliestUse else { return nil }
        return moment - Double(Self.daysInTrash) * 86_400
    }

    /// The notes that were put into the trash before a moment.
    func trash(before end: Date) -> [NoteSummary.ID] {
        trash.filter { isTrashed($0, before: end) }.map(\.id)
    }

    /// Deletes those of the notes that are still in the trash since before a moment. Undo does not bring them back, but
    /// today's backup has them. Returns whether they are gone.
    @discardableResult
    func delete(_ ids: some Collection<NoteSummary.ID>, trashedBefore end: Date) -> Bool {
        guard let owner, !isReadOnly, !ids.isEmpty else { return false }
        // Nobody has asked for it, and it is tried again.
        return owner.save(reportsFailure: false) { transaction in
            for id in ids where note(id).map({ isTrashed($0, before: end) }) ?? false {
                try transaction.notes.remove(id)
                transaction.touchedNotes.insert(id)
            }
            return true
        } == true
    }

    private func isTrashed(_ note: NoteSummary, before end: Date) -> Bool { note.trashedAt.map { $0 < end } ?? false }

    // MARK: A note that is not added yet

    /// What was being written into a new note when the app ended.
    package var draft: NoteDraft? { try? tables?.draft() }

    /// Keeps what is being written into a new note, or with nil forgets it. Adding a note leaves it alone: it may be
    /// another one.
    ///
    /// - Parameter reportsFailure: whether `lastError` is to say why it is not on the disk.
    @discardableResult
    package func keepDraft(_ draft: NoteDraft?, reportsFailure: Bool = true) -> Bool {
        guard let owner, draft != nil || self.draft != nil else { return true }
        let draft = draft?.isBlank == true ? nil : draft
        return owner.save(reportsFailure: reportsFailure, endsError: false) { try $0.notes.setDraft(draft) } != nil
    }
}
