import Foundation
import SQLite

/// An import beside the main thread, over a connection of its own: thousands of notes take seconds.
struct ImportJob: Sendable {
    let file: ImportedFile
    let location: StoreLocation
    let now: Date
    let today: CivilDay
    let trustsClock: Bool

    /// What was added, and what takes it back.
    struct Result: Sendable {
        let title: Sentence
        let reverse: Change
    }

    func preview() throws -> ImportPreview {
        let database = try open(.readOnly)
        let contents = try HabitTables(database: database).load()
        return plan(contents, NoteTables(database: database)).preview(file)
    }

    /// Adds everything as a whole, or nothing where the task is cancelled; nil where all of it is here already.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1, about a hundred times.
    func run(progress: @escaping (Double) -> Void) throws -> Result? {
        let database = try open(.readWrite)
        let habits = HabitTables(database: database)
        let notes = NoteTables(database: database)
        return try database.transaction {
            // Under the write lock: it is worked out anew from what is here now.
            let contents = try habits.load()
            let preview = plan(contents, notes).preview(file)
            try Task.checkCancellation()
            guard !preview.changesNothing else { return nil }
            var transaction = StoreTransaction(
                habits: habits, notes: notes, now: now, trustsClock: trustsClock, contents: contents)
            let count = preview.notes.count
            var written = 0
            transaction.didWriteNote = {
                try Task.checkCancellation()
                written += 1
                if written * 100 / count > (written - 1) * 100 / count { progress(Double(written) / Double(count)) }
            }
            guard let reverse = try preview.change.apply(to: &transaction) else { return nil }
            return Result(title: preview.title, reverse: reverse)
        }
    }

    private func open(_ mode: OpenMode) throws -> Database {
        try Database(path: location.database.path(percentEncoded: false), mode: mode)
    }

    private func plan(_ contents: Contents, _ notes: NoteTables) -> ImportPlan {
        ImportPlan(habits: contents.habits, groups: contents.groups, today: today, notes: notes, now: now)
    }
}
