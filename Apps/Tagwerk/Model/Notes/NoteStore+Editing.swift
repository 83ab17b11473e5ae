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

    // MARK: Many notes at once

    // Each is a change to make, nil where there is nothing to do, since one of very many notes is made beside the window.

    /// Putting notes into the trash.
    package func deletion(_ ids: some Sequence<NoteSummary.ID>) -> TitledChange? {
        let moment = owner?.now ?? .now
        return change(
            chosen(ids) { !$0.isTrashed }, one: { Sentence("Note “%@” deleted", .text($0)) },
            several: { Sentence("%lld notes deleted", .number($0)) }
        ) { notes in
            .setTrashed(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, moment) }))
        }
    }

    /// Taking notes out of the trash.
    package func restoration(_ ids: some Sequence<NoteSummary.ID>) -> TitledChange? {
        change(
            chosen(ids, where: \.isTrashed), one: { Sentence("Note “%@” restored", .text($0)) },
            several: { Sentence("%lld notes restored", .number($0)) }
        ) { notes in
            .setTrashed(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, nil) }))
        }
    }

    /// Deleting notes that are in the trash with their history. Undo brings them back until the app ends.
    package func removal(_ ids: some Sequence<NoteSummary.ID>) -> TitledChange? {
        change(
            chosen(ids, where: \.isTrashed), one: { Sentence("Note “%@” deleted for good", .text($0)) },
            several: { Sentence("%lld notes deleted for good", .number($0)) }
        ) { notes in
            .remove(notes.map(\.id))
        }
    }

    package func pinning(_ isPinned: Bool, _ ids: some Sequence<NoteSummary.ID>) -> TitledChange? {
        change(
            chosen(ids) { $0.isPinned != isPinned },
            one: { isPinned ? Sentence("Note “%@” pinned", .text($0)) : Sentence("Note “%@” unpinned", .text($0)) },
            several: {
                isPinned ? Sentence("%lld notes pinned", .number($0)) : Sentence("%lld notes unpinned", .number($0))
            }
        ) { notes in
            .setPinned(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, isPinned) }))
        }
    }

    // MARK: At once

    /// Puts notes into the trash.
    @discardableResult
    package func delete(_ ids: some Sequence<NoteSummary.ID>) -> Bool { perform(deletion(ids)) }

    /// Takes notes out of the trash.
    @discardableResult
    package func restore(_ ids: some Sequence<NoteSummary.ID>) -> Bool { perform(restoration(ids)) }

    /// Deletes notes that are in the trash with their history.
    @discardableResult
    package func deleteForGood(_ ids: some Sequence<NoteSummary.ID>) -> Bool { perform(removal(ids)) }

    @discardableResult
    package func emptyTrash() -> Bool { deleteForGood(trash.map(\.id)) }

    @discardableResult
    package func setPinned(_ isPinned: Bool, _ ids: some Sequence<NoteSummary.ID>) -> Bool {
        perform(pinning(isPinned, ids))
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
            note(id).map { note in
                TitledChange(Sentence("Link of note “%@” changed", .text(note.title)), .notes(.setLinks([id: link])))
            })
    }

    private func chosen(
        _ ids: some Sequence<NoteSummary.ID>, where isConcerned: (NoteSummary) -> Bool
    ) -> [NoteSummary] {
        var seen: Set<NoteSummary.ID> = []
        return ids.filter { seen.insert($0).inserted }.compactMap(note).filter(isConcerned)
    }

    private func change(
        _ notes: [NoteSummary], one: (String) -> Sentence, several: (Int) -> Sentence,
        _ make: ([NoteSummary]) -> NoteChange
    ) -> TitledChange? {
        guard let first = notes.first else { return nil }
        return TitledChange(notes.count == 1 ? one(first.title) : several(notes.count), .notes(make(notes)))
    }

    private func perform(_ change: TitledChange?) -> Bool {
        guard let owner, let change else { return false }
        return owner.perform(change)
    }
}
