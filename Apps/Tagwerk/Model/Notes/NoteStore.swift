import Foundation
import Observation

/// The notes. Only what lists show is in memory; a text is read when its note is opened.
///
/// Changes are saved when the method returns, as those of `HabitStore` are, and are part of its one history of undo.
/// What goes wrong is in the `lastError` of the habit store.
@MainActor
@Observable
package final class NoteStore {
    /// What lists show of every note, also of those in the trash.
    private var summaries: [NoteSummary.ID: NoteSummary] = [:] {
        didSet { orders.removeAll() }
    }

    /// Grows when a text changes, which lists need not show.
    private var textVersion = 0

    /// How titles are compared.
    package var locale = Locale.current {
        didSet {
            titleOrder = TitleOrder(locale: locale)
            orders.removeAll()
        }
    }

    /// Set when a note was changed by another program while somebody wrote in it.
    package internal(set) var conflict: NoteConflict?

    @ObservationIgnored private(set) var titleOrder = TitleOrder(locale: .current)
    @ObservationIgnored let tables: NoteTables?
    @ObservationIgnored weak var owner: HabitStore?
    @ObservationIgnored private var documents: [NoteSummary.ID: OpenDocument] = [:]
    /// Lists that were asked for since the last change, since a screen asks for the same one again and again.
    @ObservationIgnored private var orders: [NoteList: [NoteSummary]] = [:]

    @ObservationIgnored private var searches: (textVersion: Int, found: [SearchQuery: Set<Int>]) = (0, [:])
    @ObservationIgnored private var foldedTitles: [String: [UInt8]] = [:]
    /// Whether notes of other programs are in the index too.
    @ObservationIgnored private var isIndexed = false
    @ObservationIgnored let folding: SearchFolding
    /// Makes what other programs have left out of many notes.
    @ObservationIgnored private(set) var completion: Task<Void, Never>?
    /// Notes of which that cannot be made. They are not tried again before the file changes.
    @ObservationIgnored private var unfitNotes: Set<NoteSummary.ID> = []
    /// How many notes are completed at once: it takes a few hundredths of a second.
    private static let portion = 50
    /// How long to wait after that could not be written: each failure has lists read, and searched, again.
    private static let retryPause = Duration.seconds(5)
    @ObservationIgnored private var completionRetry = ContinuousClock.now

    private struct OpenDocument {
        weak var document: NoteDocument?
        /// The same one while it has what could not be saved.
        var held: NoteDocument?
    }

    init(_ tables: NoteTables) throws {
        self.tables = tables
        folding = tables.folding
        try reload()
    }

    /// Notes for looking only, of what could be read.
    init(copy tables: NoteTables?) {
        self.tables = tables
        folding = tables?.folding ?? SearchFolding()
        try? reload()
    }

    package var isReadOnly: Bool { owner?.isReadOnly ?? true }

    // MARK: Lists

    package func note(_ id: NoteSummary.ID) -> NoteSummary? { summaries[id] }

    /// The number of notes that are not in the trash.
    package var count: Int { list(NoteList()).count }

    /// The notes of a list in its order.
    package func list(_ list: NoteList) -> [NoteSummary] {
        let all = summaries
        if let known = orders[list] { return known }
        let order = list.sorted(all.values.filter(list.contains), titleOrder)
        orders[list] = order
        return order
    }

    /// The notes in the trash, the last one first.
    package var trash: [NoteSummary] { list(NoteList(.trash)) }

    /// The notes that belong to a day, also through a habit on it.
    package func notes(on day: CivilDay) -> [NoteSummary] { list(NoteList(.day(day))) }

    /// The notes that belong to a habit.
    package func notes(of habit: Habit.ID) -> [NoteSummary] { list(NoteList(.habit(habit))) }

    /// The habit that a note belongs to, unless it was deleted.
    package func habit(of id: NoteSummary.ID) -> Habit? {
        summaries[id]?.link.habit.flatMap { owner?.habit($0) }
    }

    // MARK: Open notes

    /// Opens a note for reading and writing. The same document comes back as long as anybody has it.
    package func open(_ id: NoteSummary.ID) -> NoteDocument {
        if let document = documents[id]?.document { return document }
        let document = NoteDocument(id, in: self)
        documents = documents.filter { $0.value.document != nil }
        documents[id] = OpenDocument(document: document)
        return document
    }

    /// Saves what was typed in all open notes. Returns whether all is saved.
    ///
    /// - Parameter isLastChance: whether the app goes after that.
    @discardableResult
    package func saveOpenNotes(isLastChance: Bool = false) -> Bool {
        isLastChance ? owner?.atLastChance { saveOpenNotes() } ?? true : saveOpenNotes(reportsFailure: true)
    }

    /// Saves what was typed in all open notes, and need not tell the user where that fails. Returns whether all is saved.
    func saveOpenNotes(reportsFailure: Bool) -> Bool {
        documents.values.compactMap(\.document).map { $0.save(reportsFailure: reportsFailure) }.allSatisfy { $0 }
    }

    /// Keeps a document that could not be saved, whether or not anybody else has it, and what was typed in it beside the data
    /// file.
    func hold(_ document: NoteDocument) {
        documents[document.id] = OpenDocument(document: document, held: document)
        owner?.file?.unsaved.update { $0.notes[document.id] = document.unsaved }
    }

    /// Leaves a document that was saved to those who have it.
    func release(_ id: NoteSummary.ID) {
        documents[id]?.held = nil
        owner?.file?.unsaved.update { $0.notes[id] = nil }
    }

    /// Saves what was typed before the app ended.
    func takeOver(_ text: UnsavedEntries.Text, of id: NoteSummary.ID) {
        let document = NoteDocument(id, rescuing: text, in: self)
        hold(document)
        document.saveQuietly()
    }

    /// The notes in which something that was typed could not be saved so far.
    var stuckNotes: Set<NoteSummary.ID> { Set(documents.filter { $0.value.held?.isStuck == true }.keys) }

    /// Whether something that was typed could not be saved so far.
    var hasStuckDocuments: Bool { !stuckNotes.isEmpty }

    // MARK: Searching

    func query(_ typed: String) -> SearchQuery { SearchQuery(typed, folding) }

    /// The keys of the notes with all words, also of those in the trash.
    func find(_ query: SearchQuery) -> Set<Int> {
        if searches.textVersion != textVersion { searches = (textVersion, [:]) }
        if let known = searches.found[query] { return known }
        if !isIndexed { isIndexed = completeForeignNotes() }
        let found = (try? tables?.find(query, isIndexed: isIndexed)) ?? []
        searches.found[query] = found
        return found
    }

    func foldedTitle(of note: NoteSummary) -> [UInt8] {
        if let known = foldedTitles[note.title] { return known }
        let folded = folding.fold(note.title)
        foldedTitles[note.title] = folded
        return folded
    }

    /// Makes what other programs have left out: what lists show, tags and the index. Of more than a few it is begun, and goes
    /// on beside what the user does. Returns whether nothing is left out any more.
    @discardableResult
    func completeForeignNotes() -> Bool {
        guard let owner, !isReadOnly else { return true }
        guard !owner.isWorkingBeside, completion == nil, completionRetry <= ContinuousClock.now else { return false }
        guard let ids = try? tables?.incompleteNotes() else { return false }
        let promising = ids.filter { !unfitNotes.contains($0) }
        if promising.count <= Self.portion { return complete(promising[...]) && unfitNotes.isDisjoint(with: ids) }
        completion = Task {
            await owner.inPortions(promising, of: Self.portion) { complete($0) }
            completion = nil
        }
        return false
    }

    /// Does it at once where it is little, as for a process that ends soon.
    func completeFewForeignNotes() {
        guard !isReadOnly, let ids = try? tables?.incompleteNotes(), ids.count <= Self.portion else { return }
        complete(ids[...])
    }

    @discardableResult
    private func complete(_ ids: ArraySlice<NoteSummary.ID>) -> Bool {
        let (version, isSearched) = (textVersion, searches.textVersion == textVersion)
        let failed = saveEach(ids) { id, notes in
            if try notes.key(of: id) != nil { try notes.deriveAgain(id) }
        }
        guard let failed else {
            completionRetry = .now + Self.retryPause
            return false
        }
        unfitNotes.formUnion(failed)
        // Searches have read the texts that are in the index now.
        if isSearched, textVersion == version + 1 { searches.textVersion = textVersion }
        return true
    }

    // MARK: Reading

    func content(of id: NoteSummary.ID) throws -> NoteTables.Content {
        guard let tables else { throw NoteFault.gone }
        return try tables.content(of: id)
    }

    /// Reads again what lists show of some notes.
    func refresh(_ ids: Set<NoteSummary.ID>) throws {
        guard let tables, !ids.isEmpty else { return }
        var changed = summaries
        for id in ids { changed[id] = try tables.summary(id) }
        if changed != summaries { summaries = changed }
        textVersion += 1
        refreshDocuments { ids.contains($0.id) }
    }

    /// Reads again what lists show of all notes.
    func reload() throws {
        guard let tables else { return }
        let all = Dictionary(try tables.summaries().map { ($0.id, $0) }) { first, _ in first }
        if all != summaries { summaries = all }
        textVersion += 1
        isIndexed = false
        unfitNotes = []
        refreshDocuments { _ in true }
    }

    private func refreshDocuments(where isConcerned: (NoteDocument) -> Bool) {
        for document in documents.values.compactMap(\.document) where isConcerned(document) { document.refresh() }
    }
}
