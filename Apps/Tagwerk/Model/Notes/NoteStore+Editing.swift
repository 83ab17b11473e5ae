import Foundation

extension NoteStore {
    /// Adds a note and returns its id; nil if there is nothing in it or it could not be saved.
    @discardableResult
    package func add(_ draft: NoteDraft) -> NoteSummary.ID? {
        guard let owner, !draft.isBlank else { return nil }
        let note = StoredNote(draft, createdAt: owner.now)
        let title = NoteText.title(draft.title, text: draft.text)
        guard owner.perform(.notes(.add(note)), Sentence("Note “%@” added", .text(title))) else { return nil }
        return note.id
    }

    /// Puts notes into the trash.
    @discardableResult
    package func delete(_ ids: some Sequence<NoteSummary.ID>) -> Bool {
        let notes = chosen(ids) { !$0.isTrashed }
        return perform(
            trashing(notes), notes,
            one: { Sentence("Note “%@” deleted", .text($0)) }, several: { Sentence("%lld notes deleted", .number($0)) })
    }

    /// Does what `delete` does while the window goes on. Nothing is deleted where the task is cancelled meanwhile.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func deleteBeside(
        _ ids: some Sequence<NoteSummary.ID>, progress: @escaping @MainActor (Double) -> Void
    ) async -> Bool {
        let notes = chosen(ids) { !$0.isTrashed }
        guard let owner, !notes.isEmpty else { return false }
        return await owner.performBeside(
            .notes(trashing(notes)), Sentence("%lld notes deleted", .number(notes.count)), progress: progress)
    }

    private func trashing(_ notes: [NoteSummary]) -> NoteChange {
        let moment = owner?.now ?? .now
        return .setTrashed(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, moment) }))
    }

    /// Takes notes out of the trash.
    @discardableResult
    package func restore(_ ids: some Sequence<NoteSummary.ID>) -> Bool {
        let notes = chosen(ids, where: \.isTrashed)
        let moments = notes.map { ($0.id, Date?.none) }
        return perform(
            .setTrashed(Dictionary(uniqueKeysWithValues: moments)), notes,
            one: { Sentence("Note “%@” restored", .text($0)) },
            several: { Sentence("%lld notes restored", .number($0)) })
    }

    /// Deletes notes that are in the trash with their history. Undo brings them back until the app ends.
    @discardableResult
    package func deleteForGood(_ ids: some Sequence<NoteSummary.ID>) -> Bool {
        let notes = chosen(ids, where: \.isTrashed)
        return perform(
            .remove(notes.map(\.id)), notes, one: { Sentence("Note “%@” deleted for good", .text($0)) },
            several: { Sentence("%lld notes deleted for good", .number($0)) })
    }

    /// Whether putting so many into the trash takes so long that no window should wait for it.
    package func takesLongToTrash(_ ids: some Collection<NoteSummary.ID>) -> Bool {
        owner?.takesLong(.notes(trashing(ids.compactMap(note)))) ?? false
    }

    /// Whether deleting so many for good takes so long that no window should wait for it.
    package func takesLongToDelete(_ ids: some Collection<NoteSummary.ID>) -> Bool {
        owner?.takesLong(.notes(.remove(Array(ids)))) ?? false
    }

    /// Does what `deleteForGood` does while the window goes on. Nothing is deleted where the task is cancelled meanwhile.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func deleteForGoodBeside(
        _ ids: some Sequence<NoteSummary.ID>, progress: @escaping @MainActor (Double) -> Void
    ) async -> Bool {
        let notes = chosen(ids, where: \.isTrashed)
        guard let owner, !notes.isEmpty else { return false }
        return await owner.performBeside(
            .notes(.remove(notes.map(\.id))), Sentence("%lld notes deleted for good", .number(notes.count)),
            progress: progress)
    }

    @discardableResult
    package func emptyTrash() -> Bool { deleteForGood(trash.map(\.id)) }

    @discardableResult
    package func setPinned(_ isPinned: Bool, _ ids: some Sequence<NoteSummary.ID>) -> Bool {
        let notes = chosen(ids) { $0.isPinned != isPinned }
        return perform(
            .setPinned(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, isPinned) })), notes,
            one: { isPinned ? Sentence("Note “%@” pinned", .text($0)) : Sentence("Note “%@” unpinned", .text($0)) },
            several: {
                isPinned ? Sentence("%lld notes pinned", .number($0)) : Sentence("%lld notes unpinned", .number($0))
            })
    }

    /// Says what a note belongs to, or with `.none` to nothing.
    ///
    /// - Parameter original: the link as the user saw it first; what is as it was there stays as it is by now.
    @discardableResult
    package func setLink(_ link: NoteLink, from original: NoteLink? = nil, of id: NoteSummary.ID) -> Bool {
        var link = link
        if let original, let current = note(id)?.link {
            if link.day == original.day { link.day = current.day }
            if link.habit == original.habit { link.habit = current.habit }
        }
        return perform(
            .setLinks([id: link]), chosen([id]) { _ in true },
            one: { Sentence("Link of note “%@” changed", .text($0)) },
            several: { Sentence("Links of %lld notes changed", .number($0)) })
    }

    private func chosen(
        _ ids: some Sequence<NoteSummary.ID>, where isConcerned: (NoteSummary) -> Bool
    ) -> [NoteSummary] {
        var seen: Set<NoteSummary.ID> = []
        return ids.filter { seen.insert($0).inserted }.compactMap(note).filter(isConcerned)
    }

    private func perform(
        _ change: NoteChange, _ notes: [NoteSummary], one: (String) -> Sentence, several: (Int) -> Sentence
    ) -> Bool {
        guard let owner, let first = notes.first else { return false }
        return owner.perform(.notes(change), notes.count == 1 ? one(first.title) : several(notes.count))
    }
}
