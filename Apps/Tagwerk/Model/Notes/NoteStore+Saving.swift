import Foundation
import SQLite

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
    /// today's backup has them. Returns whether the others could be deleted too.
    @discardableResult
    func delete(_ ids: some Collection<NoteSummary.ID>, trashedBefore end: Date) -> Bool {
        saveEach(ids) { id, notes in
            if let note = note(id), isTrashed(note, before: end) { try notes.remove(id) }
        } != nil
    }

    private func isTrashed(_ note: NoteSummary, before end: Date) -> Bool { note.trashedAt.map { $0 < end } ?? false }

    /// Does to each of some notes what nobody has asked for, in one transaction. One where it cannot be done is left as it is
    /// and holds up none of the others. Returns those, or nil where nothing could be written.
    func saveEach(
        _ ids: some Collection<NoteSummary.ID>, _ body: (NoteSummary.ID, NoteTables) throws -> Void
    ) -> Set<NoteSummary.ID>? {
        guard let owner, !isReadOnly, !ids.isEmpty else { return [] }
        // It is tried again, so nobody is told.
        return owner.save(reportsFailure: false) { transaction in
            var failed: Set<NoteSummary.ID> = []
            let (notes, database) = (transaction.notes, transaction.notes.database)
            for id in ids {
                do {
                    try database.transaction { try body(id, notes) }
                    transaction.touchedNotes.insert(id)
                } catch {
                    guard database.isInTransaction, Self.isOfOneNote(error) else { throw error }
                    failed.insert(id)
                }
            }
            return failed
        }
    }

    /// Whether an error says something of a single note, and not of the whole file or its disk.
    private static func isOfOneNote(_ error: any Error) -> Bool {
        switch (error as? SQLiteError)?.condition {
        case nil: error is NoteFault
        case .sound, .damaged: true
        case .notADatabase, .readOnly, .locked, .diskFull, .cannotOpen, .deviceFailure: false
        }
    }

    // MARK: A note that is not added yet

    /// What was being written into a new note when the app ended.
    package var draft: NoteDraft? {
        if let unsaved = owner?.file?.unsaved.entries.newNote { return unsaved.form }
        return try? tables?.draft()
    }

    /// Keeps what is being written into a new note, or with nil forgets it. Adding a note leaves it alone: it may be
    /// another one. Returns whether that is in the data file; else it is tried again.
    ///
    /// - Parameter reportsFailure: whether `lastError` is to say why it is not on the disk.
    @discardableResult
    package func keepDraft(_ draft: NoteDraft?, reportsFailure: Bool = true) -> Bool {
        guard let owner, let unsaved = owner.file?.unsaved else { return true }
        guard draft != nil || self.draft != nil || unsaved.entries.newNote != nil else { return true }
        let draft = draft?.isBlank == true ? nil : draft
        let isKept =
            owner.save(reportsFailure: reportsFailure, endsError: false) { try $0.notes.setDraft(draft) } != nil
        unsaved.update { $0.newNote = isKept ? nil : UnsavedEntries.Draft(form: draft) }
        if !isKept { owner.retryDrafts() }
        return isKept
    }
}
