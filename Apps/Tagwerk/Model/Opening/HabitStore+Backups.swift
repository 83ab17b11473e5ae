import Foundation
import SQLite

extension HabitStore {
    /// The backups of this data, the newest first.
    package var backups: [Backup] { Backups(at: location).all }

    /// Makes today's backup unless there is one, while the caller waits.
    package func backUp() {
        guard let file, !file.isInMemory else { return }
        do {
            try Backups(at: location).make(of: file.database, on: today)
            if let end = endOfTrash { notes.delete(notes.trash(before: end), trashedBefore: end) }
        } catch {
            report(backupError: error)
        }
    }

    /// Makes today's backup unless there is one, on another thread and with a connection of its own: data that has
    /// grown large takes a second to copy. Call it at start and on each new day.
    package func backUpInBackground() async {
        guard let file, !file.isInMemory else { return }
        let (location, today) = (location, today)
        let error = await Task.detached(priority: .utility) { () -> (any Error)? in
            do {
                let path = location.database.path(percentEncoded: false)
                try Backups(at: location).make(of: Database(path: path, mode: .readOnly), on: today)
                return nil
            } catch {
                return error
            }
        }.value
        if let error { return report(backupError: error) }
        guard let end = endOfTrash else { return }
        await inPortions(notes.trash(before: end), of: 25) { notes.delete($0, trashedBefore: end) }
    }

    /// What was put into the trash before this moment is to go. Found out from the backups, so it takes a moment.
    private var endOfTrash: Date? {
        let backups = Backups(at: location)
        if backups.showSteadyClock(until: today) { trustedDay = today }
        return notes.endOfTrash(earliestUse: backups.earliestUse(until: today)?.noon())
    }

    private func report(backupError error: any Error) {
        let problem = StoreProblem(error, at: location)
        guard problem.kind != .damaged else {
            show(problem)
            return
        }
        show(
            StoreProblem(
                .backupFailed, path: location.backups.path(percentEncoded: false),
                detail: problem.detail ?? String(describing: error), remedies: []))
    }

    /// Puts a backup in the place of all that is here, while the window goes on, and returns the backup that is made of
    /// that before: restoring it takes this back. Nil if it could not be done, where `lastError` says why, or the task was
    /// cancelled; nothing has changed then.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    @discardableResult
    package func restore(
        _ backup: Backup, progress: @escaping @MainActor (Double) -> Void = { _ in }
    ) async -> Backup? {
        let today = today
        // A backup is what helps where nothing can be saved any more. What was typed is kept beside the data, and is saved
        // into what is restored.
        return await runBeside(progress, needsNotes: false) { job, progress in
            try Backups(at: job.location).restore(backup, into: job.open(), on: today, progress: progress)
        } then: { replaced in
            reload()
            return replaced
        } instead: {
            show(StoreProblem(.viewingCopy, path: location.database.path(percentEncoded: false), remedies: []))
            return nil
        } ?? nil
    }
}
