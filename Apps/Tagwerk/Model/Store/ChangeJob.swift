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
        progress: @escaping (Double) -> Void, make: (Contents, NoteTables) throws -> (title: Sentence, change: Change)?
    ) throws -> Result? {
        let database = try open(.readWrite)
        let habits = HabitTables(database: database)
        let notes = NoteTables(database: database)
        return try database.transaction {
            let contents = try habits.load()
            guard let (title, change) = try make(contents, notes) else { return nil }
            try Task.checkCancellation()
            var transaction = StoreTransaction(
                habits: habits, notes: notes, now: now, trustsClock: trustsClock, contents: contents)
            let count = max(1, change.writtenNotes)
            var written = 0
            transaction.didWriteNote = {
                try Task.checkCancellation()
                written += 1
                let (old, new) = ((written - 1) * 100 / count, written * 100 / count)
                if old < new { progress(min(1, Double(written) / Double(count))) }
            }
            guard let reverse = try change.apply(to: &transaction) else { return nil }
            return Result(title: title, reverse: reverse)
        }
    }

    func open(_ mode: OpenMode) throws -> Database {
        try Database(path: location.database.path(percentEncoded: false), mode: mode)
    }
}

extension Change {
    /// How many notes it writes or deletes with their texts, which is what takes time.
    var writtenNotes: Int {
        switch self {
        case .habits: 0
        case .notes(let change): change.writtenNotes
        case .all(let changes): changes.reduce(0) { $0 + $1.writtenNotes }
        }
    }
}

extension NoteChange {
    fileprivate var writtenNotes: Int {
        switch self {
        case .insert(let notes): notes.count
        case .remove(let ids): ids.count
        case .takeBack(let revisions): revisions.count
        case .addVersions(let versions), .removeVersions(let versions): versions.count
        case .add, .setText: 1
        case .takeBackAdded, .setTrashed, .setPinned, .setLinks, .setTags: 0
        }
    }
}
