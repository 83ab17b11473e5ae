import Foundation

extension HabitStore {
    /// What importing a file would do now. Changes nothing.
    package func preview(_ file: ImportedFile) -> ImportPreview {
        ImportPlan(habits: habits, groups: groups, today: today).preview(file)
    }

    /// Adds what is in a file and not here, in one step that undo takes back. What is here already is never changed.
    /// Returns whether anything was added.
    @discardableResult
    package func add(_ file: ImportedFile) -> Bool {
        let preview = preview(file)
        guard !preview.changesNothing else { return false }
        return perform(preview.change, Sentence("Import of %lld days", .number(preview.addedDays)))
    }
}
