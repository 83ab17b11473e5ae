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

    // MARK: Beside the main thread

    /// What importing a file would do now, worked out while the window goes on.
    package func previewBeside(_ file: ImportedFile) async -> ImportPreview {
        notes.saveOpenNotes()
        guard let job = job(file) else { return preview(file) }
        let found = await Task.detached { try? job.preview() }.value
        return found ?? preview(file)
    }

    /// Adds what is in a file and not here, as `add` does, while the window goes on. Nothing is added where the task is
    /// cancelled meanwhile. Returns whether anything was added.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func addBeside(_ file: ImportedFile, progress: @escaping @MainActor (Double) -> Void) async -> Bool {
        let job = job(file)
        return await changeBeside(progress) { contents, notes in
            job?.change(contents, notes)
        } then: { result in
            if let result { adopt(result.title, undoneBy: result.reverse) }
        } instead: {
            add(file)
        }
    }

    /// Nil where the data is not in a file that another connection could reach.
    private func job(_ imported: ImportedFile) -> ImportJob? {
        changeJob.map { ImportJob(file: imported, today: today, changes: $0) }
    }
}
