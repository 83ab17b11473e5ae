import Foundation

extension HabitStore {
    /// What importing a file would do now. Changes nothing.
    package func preview(_ file: ImportedFile) -> ImportPreview {
        let plan = ImportPlan(habits: habits, groups: groups, today: today, notes: notes.tables, now: now)
        return plan.preview(file)
    }

    /// Adds what is in a file and not here, in one step that undo takes back. What is here already is never changed.
    /// Returns whether anything was added.
    @discardableResult
    package func add(_ file: ImportedFile) -> Bool {
        notes.saveOpenNotes()
        let preview = preview(file)
        guard !preview.changesNothing else { return false }
        return perform(preview.change, preview.title)
    }
}
