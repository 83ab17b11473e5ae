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
        notes.saveOpenNotes()
        guard let job = job(file) else { return add(file) }
        do {
            // A short import would be done before its task heard of it.
            try Task.checkCancellation()
            try self.file?.checkItIsInPlace()
            let work = Task.detached {
                try job.run { share in Task { @MainActor in progress(share) } }
            }
            let result = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
            guard let result else { return false }
            try adopt(result.title, undoneBy: result.reverse)
            return true
        } catch is CancellationError {
            return false
        } catch {
            show(StoreProblem(error, at: location))
            return false
        }
    }

    /// Nil where the data is not in a file that another connection could reach.
    private func job(_ imported: ImportedFile) -> ImportJob? {
        guard let file, !file.isInMemory else { return nil }
        return ImportJob(file: imported, location: location, now: now, today: today, trustsClock: trustsClock)
    }
}
