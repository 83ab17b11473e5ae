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

    /// How titles are compared.
    package var locale = Locale.current {
        didSet { orders.removeAll() }
    }

    @ObservationIgnored private let tables: NoteTables?
    @ObservationIgnored weak var owner: HabitStore?
    @ObservationIgnored private var documents: [NoteSummary.ID: OpenDocument] = [:]
    /// Lists that were asked for since the last change, since a screen asks for the same one again and again.
    @ObservationIgnored private var orders: [NoteList: [NoteSummary]] = [:]

    private struct OpenDocument {
        weak var document: NoteDocument?
    }

    init(_ tables: NoteTables) throws {
        self.tables = tables
        try reload()
    }

    /// Notes for looking only, of what could be read.
    init(copy tables: NoteTables?) {
        self.tables = tables
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
        let order = list.sorted(all.values.filter(list.contains), locale: locale)
        orders[list] = order
        return order
    }

    /// The notes in the trash, the last one first.
    package var trash: [NoteSummary] { list(NoteList(.trash)) }

    /// The notes that belong to a day, also through a habit on it.
    package func notes(on day: CivilDay) -> [NoteSummary] { list(NoteList(.day(day))) }

    /// The notes that belong to a habit.
    package func notes(of habit: Habit.ID) -> [NoteSummary] { list(NoteList(.habit(habit))) }

    // MARK: Open notes

    /// Opens a note for reading and writing. The same document comes back as long as anybody has it.
    package func open(_ id: NoteSummary.ID) -> NoteDocument {
        if let document = documents[id]?.document { return document }
        let document = NoteDocument(id, in: self)
        documents = documents.filter { $0.value.document != nil }
        documents[id] = OpenDocument(document: document)
        return document
    }

    /// Saves what was typed in all open notes. Call it before the app goes. Returns whether all is saved.
    @discardableResult
    package func saveOpenNotes() -> Bool {
        documents.values.compactMap(\.document).map { $0.save() }.allSatisfy { $0 }
    }

    // MARK: Reading

    func content(of id: NoteSummary.ID) throws -> NoteTables.Content {
        guard let tables else { throw NoteFault.gone }
        return try tables.content(of: id)
    }

    /// Writes what was typed and returns its revision, or nil if it could not be saved.
    func saveText(of document: NoteDocument, basedOn revision: Int) -> Int? {
        owner?.save { transaction in
            try transaction.notes.setText(
                document.id, title: document.title, text: document.text, at: transaction.now)
            transaction.touchedNotes.insert(document.id)
            return try transaction.notes.revision(of: document.id) ?? revision
        }
    }

    /// Reads again what lists show of some notes.
    func refresh(_ ids: Set<NoteSummary.ID>) throws {
        guard let tables, !ids.isEmpty else { return }
        var changed = summaries
        for id in ids { changed[id] = try tables.summary(id) }
        if changed != summaries { summaries = changed }
        refreshDocuments { ids.contains($0.id) }
    }

    /// Reads again what lists show of all notes.
    func reload() throws {
        guard let tables else { return }
        let all = Dictionary(try tables.summaries().map { ($0.id, $0) }) { first, _ in first }
        if all != summaries { summaries = all }
        refreshDocuments { _ in true }
    }

    private func refreshDocuments(where isConcerned: (NoteDocument) -> Bool) {
        for document in documents.values.compactMap(\.document) where isConcerned(document) { document.refresh() }
    }
}
