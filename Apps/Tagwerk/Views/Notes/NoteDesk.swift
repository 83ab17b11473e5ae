import Observation
import SwiftUI
import TagwerkModel

/// What a window has open of its notes: the list that is shown, what is sought in it, and the note beside it.
@MainActor
@Observable
final class NoteDesk {
    let store: HabitStore
    private let notice: UndoNotice

    /// Which notes the list shows.
    var scope = NoteList.Scope.all {
        didSet {
            if scope != oldValue { close() }
        }
    }
    /// What is sought.
    var query = ""
    var isSearching = false
    /// The note that is open.
    var selection: NoteSummary.ID?
    /// What a narrow window shows: the list, or the note.
    var column = NavigationSplitViewColumn.sidebar
    var isWriting = false
    /// What the note that is being written is to belong to.
    private(set) var newLink = NoteLink.none
    /// What a sheet over the list is about.
    var sheet: NoteSheet?
    /// The note that was added last, until it is shown.
    private(set) var justAdded: NoteSummary.ID?

    init(_ store: HabitStore, notice: UndoNotice) {
        self.store = store
        self.notice = notice
    }

    var notes: NoteStore { store.notes }

    /// Whether a sheet lies over the window, which says itself what could not be saved.
    var isCovered: Bool { isWriting || sheet != nil }

    func add() { write(linkedTo: .none) }

    /// Opens the sheet for a new note.
    func write(linkedTo link: NoteLink) {
        guard !store.isReadOnly else { return }
        newLink = link
        isWriting = true
    }

    /// Adds a note and opens it, unless it belongs to what is shown.
    func add(_ draft: NoteDraft) -> Bool {
        let added = withAnimation { store.saving(.newNote) { notes.add(draft) } }
        guard let id = added else { return false }
        guard draft.link.isEmpty else { return true }
        if scope == .trash { scope = .all }
        justAdded = id
        open(id)
        return true
    }

    func didShowAddedNote() {
        justAdded = nil
    }

    func open(_ id: NoteSummary.ID) {
        selection = id
        column = .detail
    }

    /// Looks for words in all notes.
    func search(_ words: String) {
        scope = .all
        close()
        isSearching = true
        query = words
    }

    /// Goes back to the list.
    func close() {
        selection = nil
        column = .sidebar
    }

    /// A note that another program has written into too, as long as both texts are there.
    var conflict: NoteConflict? {
        guard let conflict = notes.conflict else { return nil }
        return [conflict.note, conflict.copy].allSatisfy { notes.note($0)?.isTrashed == false } ? conflict : nil
    }

    // MARK: What can be done with notes

    /// Writes what was typed now, and says so.
    func save(_ document: NoteDocument) {
        if document.save() { notice.say("Saved") }
    }

    /// Puts notes into the trash and says so for a while.
    func delete(_ ids: some Sequence<NoteSummary.ID>) {
        let ids = Set(ids)
        notes.saveOpenNotes()
        notice.make(notes.deletion(ids), "Deleting …") { self.didDelete(ids, $0) }
    }

    func restore(_ ids: some Sequence<NoteSummary.ID>) {
        notice.make(notes.restoration(ids), "Restoring …")
    }

    func deleteForGood(_ ids: some Sequence<NoteSummary.ID>) {
        let ids = Set(ids)
        notice.make(notes.removal(ids), "Deleting …") { self.didDelete(ids, $0) }
    }

    private func didDelete(_ ids: Set<NoteSummary.ID>, _ isDone: Bool) {
        guard isDone else { return notice.hide() }
        notice.show(store.undoEntry)
        if let selection, ids.contains(selection) { close() }
    }

    func setPinned(_ isPinned: Bool, _ id: NoteSummary.ID) {
        withAnimation { _ = notes.setPinned(isPinned, [id]) }
    }

    /// Opens the sheet with a note's tags. Those that were just typed in its text count.
    func changeTags(of id: NoteSummary.ID) {
        notes.saveOpenNotes()
        sheet = .tags(id)
    }
}
