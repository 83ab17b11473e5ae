import Foundation
import SQLite

/// A change beside the main thread, over a connection of its own: thousands of notes take seconds.
struct ChangeJob: Sendable {
    let location: StoreLocation
    let now: Date
    let trustsClock: Bool

    /// What was done, and what takes it back.
    struct Result: Sendable {
        let title: Sentence
        let reverse: Change
    }

    /// Makes a change as a whole, or nothing where the task is cancelled; nil if there was nothing to change.
    ///
    /// - Parameters:
    ///   - progress: called with the share that is done, from 0 to 1, about a hundred times.
    ///   - make: says what to do. It runs under the write lock, so it can be worked out from what is here now.
    func run(
        progress: @escaping (Double) -> Void, make: (Contents, NoteTables) throws -> TitledChange?
    ) throws -> Result? {
        let database = try open()
        let habits = HabitTables(database: database)
        let notes = NoteTables(database: database)
        return try database.transaction {
            // It may have waited for the lock.
            try Task.checkCancellation()
            let contents = try habits.load()
            guard let made = try make(contents, notes) else { return nil }
            try Task.checkCancellation()
            var transaction = StoreTransaction(
                habits: habits, notes: notes, now: now, trustsClock: trustsClock, contents: contents)
            let effort = max(1, made.change.effort(in: contents))
            var done = 0
            transaction.didWork = { new in
                try Task.checkCancellation()
                let old = done
                done += new
                if old * 100 / effort < done * 100 / effort { progress(min(1, Double(done) / Double(effort))) }
            }
            guard let reverse = try made.change.apply(to: &transaction) else { return nil }
            // The last moment: after that, it is on the disk.
            try Task.checkCancellation()
            return Result(title: made.title, reverse: reverse)
        }
    }

    /// Opens the data once more. No window waits for it, so it may wait long for another program, and ends with its task.
    func open(_ mode: OpenMode = .readWrite) throws -> Database {
        try Database(
            path: location.database.path(percentEncoded: false), mode: mode, busyTimeout: LockWait.beside,
            stopsWithTask: true)
    }
}
