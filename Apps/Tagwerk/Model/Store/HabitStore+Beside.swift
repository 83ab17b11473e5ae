import Foundation

/// Changes that take seconds are made beside the main thread, so that a window goes on meanwhile.
extension HabitStore {
    /// From this much work on, such as writing 250 notes, a change takes half a second on a slow machine.
    private static let longEffort = 250 * NoteChange.Effort.whole

    /// Whether undoing or redoing a change takes so long that no window should wait for it.
    package func takesLong(_ id: UndoEntry.ID) -> Bool { undoOrRedo(id).map { takesLong($0.change) } ?? false }

    func takesLong(_ change: Change) -> Bool {
        change.effort >= Self.longEffort && changeJob != nil
    }

    /// Takes a change back or makes it again, as `undo` and `redo` do, while the window goes on. Nothing is changed where
    /// the task is cancelled meanwhile. Returns whether anything was changed.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func settleBeside(_ id: UndoEntry.ID, progress: @escaping @MainActor (Double) -> Void) async -> Bool {
        guard let entry = undoOrRedo(id) else { return false }
        return await runBeside(progress) { _, _ in
            (entry.title, entry.change)
        } then: { result in
            try self.adopt(entry, reverse: result?.reverse)
        } instead: {
            self.undo(entry.id) || self.redo(entry.id)
        }
    }

    /// Makes a change of the user's as `perform` does, while the window goes on.
    func performBeside(
        _ change: Change, _ title: Sentence, progress: @escaping @MainActor (Double) -> Void
    ) async -> Bool {
        await runBeside(progress) { _, _ in
            (title, change)
        } then: { result in
            if let result { try self.adopt(result.title, undoneBy: result.reverse) }
        } instead: {
            self.perform(change, title)
        }
    }

    /// Makes a change beside the main thread. Returns whether anything was changed; `lastError` says what went wrong.
    ///
    /// - Parameters:
    ///   - adopt: takes over what was done; called with nil if there was nothing to change.
    ///   - instead: does the same at once, where the data is not in a file that another connection could reach.
    func runBeside(
        _ progress: @escaping @MainActor (Double) -> Void,
        make: @escaping @Sendable (Contents, NoteTables) throws -> (title: Sentence, change: Change)?,
        then adopt: (ChangeJob.Result?) throws -> Void, instead: () -> Bool
    ) async -> Bool {
        await waitForWorkBeside()
        notes.saveOpenNotes()
        guard let job = changeJob else { return instead() }
        do {
            // A short one would be done before its task heard of it.
            try Task.checkCancellation()
            try file?.checkItIsInPlace()
            let work = Task.detached {
                try job.run(progress: { share in Task { @MainActor in progress(share) } }, make: make)
            }
            workBeside = work
            defer { didEnd(work) }
            let result = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
            try adopt(result)
            return result != nil
        } catch is CancellationError {
            return false
        } catch {
            show(StoreProblem(error, at: location))
            return false
        }
    }

    /// Whether something is written beside the main thread, which would wait for the write lock with its window and fail.
    var isWorkingBeside: Bool { workBeside != nil }

    /// Returns once nothing is written beside the main thread. What is not asked for in a window comes at any time, and
    /// waits here first.
    package func waitForWorkBeside() async {
        while let work = workBeside {
            _ = await work.result
            didEnd(work)
        }
    }

    private func didEnd(_ work: Task<ChangeJob.Result?, any Error>) {
        if workBeside == work { workBeside = nil }
    }

    /// Checks a habit off on a day as `setDone` does, after what is being written beside the main thread.
    @discardableResult
    package func setDoneInTurn(_ id: Habit.ID, on day: CivilDay) async -> Bool {
        await waitForWorkBeside()
        refreshToday()
        return setDone(true, id, on: day)
    }

    /// Nil where the data is not in a file that another connection could reach.
    var changeJob: ChangeJob? {
        guard let file, !file.isInMemory else { return nil }
        return ChangeJob(location: location, now: now, trustsClock: trustsClock)
    }
}
