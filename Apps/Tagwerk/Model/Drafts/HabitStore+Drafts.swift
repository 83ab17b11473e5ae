import Foundation
import SQLite

extension HabitStore {
    /// What was being entered in a sheet when the app ended, as far as there is still what it is about. A habit and a group
    /// that are gone become new ones.
    package var sheetDraft: SheetDraft? {
        guard let file else { return nil }
        let kept = file.unsaved.entries.sheet.map(\.form) ?? (try? file.tables.sheetDraft())
        guard let draft = kept else { return nil }
        switch draft {
        case .habit(let id?, let form, let original) where habit(id) == nil:
            return .habit(nil, form, original: original)
        case .group(let id?, let form, let original) where group(id) == nil:
            return .group(nil, form, original: original)
        case .day(let id, let day, _, _): return habit(id) == nil || day > today ? nil : draft
        case .link(let id, _, _): return notes.note(id) == nil ? nil : draft
        case .habit, .group: return draft
        }
    }

    /// Keeps what is being entered in a sheet, or with nil forgets it. Returns whether that is in the data file; else it is tried
    /// again until it is, or until there is another one to keep.
    ///
    /// - Parameter reportsFailure: whether `lastError` is to say why it is not.
    @discardableResult
    package func keepSheetDraft(_ draft: SheetDraft?, reportsFailure: Bool = true) -> Bool {
        let isKept =
            save(reportsFailure: reportsFailure, endsError: false) { try $0.habits.setSheetDraft(draft) } != nil
        // The place is that of all sheets: the last one counts, and what could not be discarded must not come back.
        file?.unsaved.update { $0.sheet = isKept ? nil : UnsavedEntries.Draft(form: draft) }
        if !isKept { retryDrafts() }
        return isKept
    }

    /// Makes the change that saves what was being entered. That is forgotten in the same transaction, so that no end of the
    /// app leaves both.
    package func saving<T>(_ place: DraftPlace, _ change: () -> T) -> T {
        savedDraft = place
        defer { savedDraft = nil }
        return change()
    }
}

extension HabitTables {
    /// Nil also where it was written by a version that knows other forms.
    fileprivate func sheetDraft() throws -> SheetDraft? {
        let text = try database.value("SELECT contents FROM sheet_draft", as: String.self)
        return text.flatMap { try? JSONDecoder().decode(SheetDraft.self, from: Data($0.utf8)) }
    }

    func setSheetDraft(_ draft: SheetDraft?) throws {
        guard let draft else {
            try database.run("DELETE FROM sheet_draft")
            return
        }
        let text = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
        try database.run("INSERT OR REPLACE INTO sheet_draft (key, contents) VALUES (1, ?)", text)
    }
}
