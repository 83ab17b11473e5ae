import Foundation

/// Changes that take seconds are made beside the main thread, so that a window goes on meanwhile.
extension HabitStore {
    /// From this much work on, such as deleting 100 notes, a window would stand still for a moment that is felt.
    private static let longEffort = 100 * NoteChange.Effort.whole

    /// Whether undoing or redoing a change takes so long that no window should wait for it.
    package func takesLong(_ id: UndoEntry.ID) -> Bool { undoOrRedo(id).map { takesLong($0.change) } ?? false }

    /// Whether a change takes so long that no window should wait for it.
    package func takesLong(_ change: TitledChange) -> Bool { takesLong(change.change) }

    private func takesLong(_ change: Change) -> Bool {
        changeJob != nil && change.effort(in: contents) >= Self.longEffort
    }

    /// Takes a change back or makes it again, as `undo` and `redo` do, while the window goes on. Nothing is changed where
    /// the task is cancelled meanwhile. Returns whether anything was changed.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func settleBeside(_ id: UndoEntry.ID, progress: @escaping @MainActor (Double) -> Void) async -> Bool {
        let isBack = canUndo(id)
        await waitForWorkBeside()
        // What was done meanwhile may have taken it back already, or have ended the history.
        guard isBack ? canUndo(id) : canRedo(id), let entry = undoOrRedo(id) else { return false }
        return await changeBeside(progress) { _, _ in
            TitledChange(entry.title, entry.change)
        } then: { result in
            adopt(entry, reverse: result?.reverse)
        } instead: {
            isBack ? undo(id) : redo(id)
        }
    }

    /// Makes a change as `perform` does, while the window goes on. Nothing is changed where the task is cancelled meanwhile.
    /// Returns whether anything was changed.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func performBeside(
        _ change: TitledChange, progress: @escaping @MainActor (Double) -> Void
    ) async -> Bool {
        await changeBeside(progress) { _, _ in
            change
        } then: { result in
            if let result { adopt(result.title, undoneBy: result.reverse) }
        } instead: {
            perform(change)
        }
    }

    /// Makes a change beside the main thread. Returns whether anything was changed; `lastError` says what went wrong.
    ///
    /// - Parameters:
    ///   - adopt: takes over what was done; called with nil if there was nothing to change.
    ///   - instead: does the same at once, where the data is not in a file that another connection could reach.
    func changeBeside(
        _ progress: @escaping @MainActor (Double) -> Void,
        make: @escaping @Sendable (Contents, NoteTables) throws -> TitledChange?,
        then adopt: (ChangeJob.Result?) -> Void, instead: () -> Bool
    ) async -> Bool {
        await runBeside(progress) { job, progress in
            try job.run(progress: progress, make: make)
        } then: { result in
            adopt(result)
            return result != nil
        } instead: {
            instead()
        } ?? false
    }

    /// Writes beside the main thread. Nil where the task was cancelled, which has changed nothing then, or something went
    /// wrong, which `lastError` says.
    ///
    /// - Parameters:
    ///   - body: gets what to call with the share that is done, and ends with an error soon after its task was cancelled.
    ///   - adopt: takes over what was done.
    ///   - instead: does the same at once, where the data is not in a file that another connection could reach.
    ///   - needsNotes: whether to do nothing while what was typed into a note cannot be saved.
    func runBeside<Written: Sendable, Result>(
        _ progress: @escaping @MainActor (Double) -> Void, needsNotes: Bool = true,
        _ body: @escaping @Sendable (ChangeJob, _ progress: @escaping (Double) -> Void) throws -> Written,
        then adopt: (Written) -> Result, instead: () -> Result?
    ) async -> Result? {
        do {
            return try await writeBeside(progress, needsNotes: needsNotes, body, then: adopt, instead: instead)
        } catch is CancellationError {
            return nil
        } catch {
            show(StoreProblem(error, at: location))
            return nil
        }
    }

    /// Does what `runBeside` does, and throws what went wrong.
    func writeBeside<Written: Sendable, Result>(
        _ progress: @escaping @MainActor (Double) -> Void, needsNotes: Bool = true,
        _ body: @escaping @Sendable (ChangeJob, _ progress: @escaping (Double) -> Void) throws -> Written,
        then adopt: (Written) -> Result, instead: () throws -> Result?
    ) async throws -> Result? {
        await waitForWorkBeside()
        // What is written beside would not know of what was typed, and a note that it deletes would come back with that alone.
        guard notes.saveOpenNotes(reportsFailure: needsNotes) || !needsNotes else { throw reasonOfStuckNotes }
        guard let job = changeJob else { return try instead() }
        // A short one would be done before its task heard of it.
        try Task.checkCancellation()
        try file?.checkItIsInPlace()
        let work = Beside.begin(progress) { try body(job, $0) }
        // Who waits for the work may run on before this does, and would not see what it has done: so it waits for this.
        let (gate, opener) = AsyncStream<Never>.makeStream()
        let end = Task { for await _ in gate {} }
        workBeside = end
        defer {
            opener.finish()
            didEnd(end)
        }
        return adopt(try await work.valueOrCancelled)
    }

    /// Whether something is written beside the main thread, which would wait for the write lock with its window and fail.
    var isWorkingBeside: Bool { workBeside != nil }

    /// Returns once nothing is written beside the main thread. What is not asked for in a window comes at any time, and
    /// waits here first.
    package func waitForWorkBeside() async {
        while let work = workBeside {
            await work.value
            didEnd(work)
        }
    }

    private func didEnd(_ work: Task<Void, Never>) {
        if workBeside == work { workBeside = nil }
    }

    /// Does something to very many notes that nobody has asked for, a few at a time: no change of the user's has to wait, and
    /// the window goes on meanwhile. Ends where the body returns false.
    func inPortions(
        _ ids: [NoteSummary.ID], of count: Int, _ body: (ArraySlice<NoteSummary.ID>) -> Bool
    ) async {
        var left = ids[...]
        while !left.isEmpty, !Task.isCancelled {
            await waitForWorkBeside()
            guard body(left.prefix(count)) else { return }
            left = left.dropFirst(count)
            // Yielding alone would let the window draw nothing.
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Checks a habit off on a day as `setDone` does, after what is being written beside the main thread. Not where its
    /// data is leaving: it would stay behind.
    @discardableResult
    package func setDoneInTurn(_ id: Habit.ID, on day: CivilDay) async -> Bool {
        await waitForWorkBeside()
        guard !isLeaving else { return false }
        refreshToday()
        return setDone(true, id, on: day)
    }

    /// Nil where the data is not in a file that another connection could reach.
    var changeJob: ChangeJob? {
        guard let file, !file.isInMemory else { return nil }
        return ChangeJob(location: location, now: now, trustsClock: trustsClock)
    }
}
