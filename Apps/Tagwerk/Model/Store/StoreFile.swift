import SQLite

/// The open file behind a store, with the lock that makes it this process's own.
final class StoreFile {
    let database: Database
    let location: StoreLocation
    private let folding = SearchFolding()
    private let lock: StoreLock?
    private let check: IntegrityCheck?
    private var knownVersion: Int?

    /// - Parameters:
    ///   - lock: nil for a database that no other process can reach, and for one beside the window's.
    ///   - check: what runs on while the data is read; see `reading(_:)`.
    init(database: Database, lock: StoreLock?, location: StoreLocation, check: IntegrityCheck? = nil) {
        self.database = database
        self.lock = lock
        self.location = location
        self.check = check
    }

    // The connection of a check that still runs would leave its files behind.
    deinit { try? check?.finish() }

    /// Reads what is not checked yet. Comes before the first change; throws what is wrong with the file, and what reading
    /// has met only where that is sound.
    func reading<T>(_ body: () throws -> T) throws -> T {
        let result = Result { try body() }
        try check?.finish()
        return try result.get()
    }

    /// Whether everything is gone with the process, so that a backup would be pointless.
    var isInMemory: Bool { database.path == ":memory:" }

    var tables: HabitTables { HabitTables(database: database) }

    var notes: NoteTables { NoteTables(database: database, folding: folding) }

    /// Runs the body the first time, and if another connection has changed the file since the last call; again if it could not
    /// be read then. The lock keeps other windows out, but not the command line.
    func readChanges(_ body: () throws -> Void) throws {
        let version = try database.dataVersion
        if knownVersion != version { try body() }
        knownVersion = version
    }

    /// Lets the next call of `readChanges(_:)` read, whatever has been read before.
    func forgetWhatWasRead() {
        knownVersion = nil
    }

    /// Throws if writes would go into a file that is no longer at its place.
    func checkItIsInPlace() throws {
        if database.hasMoved { throw StoreProblem(.moved, path: database.path) }
    }
}
