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
        // No window waits for it, so it may wait long for another program.
        let database = try open(.readWrite, busyTimeout: 10)
        let habits = HabitTables(database: database)
        let notes = NoteTables(database: database)
        return try database.transaction {
            // It may have waited for the lock.
            try Task.checkCancellation()
            let contents = try habits.load()
            guard let (title, change) = try make(contents, notes) else { return nil }
            try Task.checkCancellation()
            var transaction = StoreTransaction(
                habits: habits, notes: notes, now: now, trustsClock: trustsClock, contents: contents)
            let effort = max(1, change.effort)
            var done = 0
            transaction.didWork = { new in
                try Task.checkCancellation()
                let old = done
                done += new
                if old * 100 / effort < done * 100 / effort { progress(min(1, Double(done) / Double(effort))) }
            }
            guard let reverse = try change.apply(to: &transaction) else { return nil }
            // The last moment: after that, it is on the disk.
            try Task.checkCancellation()
            return Result(title: title, reverse: reverse)
        }
    }

    func open(_ mode: OpenMode, busyTimeout: Double = 2) throws -> Database {
        try Database(path: location.database.path(percentEncoded: false), mode: mode, busyTimeout: busyTimeout)
    }
}

extension Change {
    /// How much work it is, in eighths of that of writing or deleting a note with its text.
    var effort: Int {
        switch self {
        case .habits: 0
        case .notes(let change): change.effort
        case .all(let changes): changes.reduce(0) { $0 + $1.effort }
        }
    }
}

extension NoteChange {
    /// The parts of the work of writing or deleting a note, in eighths.
    enum Effort {
        static let whole = 8
        /// Of a note that is deleted: loading it for undo, deleting it, and making the index anew.
        static let (loading, deleting, indexing) = (2, 4, 2)
        /// Writing one value of a note.
        static let value = 1
    }

    var effort: Int {
        switch self {
        case .insert(let notes): notes.count * Effort.whole
        case .remove(let ids): ids.count * Effort.whole
        case .takeBack(let revisions): revisions.count * Effort.whole
        case .addVersions(let versions), .removeVersions(let versions): versions.count * Effort.whole
        case .add, .setText: Effort.whole
        case .takeBackAdded: Effort.value
        case .setTrashed(let moments): moments.count * Effort.value
        case .setPinned(let pins): pins.count * Effort.value
        case .setLinks(let links): links.count * Effort.value
        case .setTags(let tags): tags.count * Effort.value
        }
    }
}
