import SQLite

/// The open file behind a store, with the lock that makes it this process's own.
final class StoreFile {
    let database: Database
    let location: StoreLocation
    /// What could not be written into it.
    let unsaved: UnsavedFile
    /// How long to wait for another program's lock where nothing comes after that, in seconds.
    var patience = 0.0
    private var patienceEnds: ContinuousClock.Instant?
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
        unsaved = UnsavedFile(at: lock == nil ? nil : location.unsaved)
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

    /// What is left of the patience, in seconds, which begins with the first call of those at one end of the app.
    func lastWait() -> Double {
        let (now, patience) = (ContinuousClock.now, Duration.seconds(patience))
        let end = patienceEnds.flatMap { now < $0 + patience ? $0 : nil } ?? now + patience
        patienceEnds = end
        return now.duration(to: end) / .seconds(1)
    }

    /// Throws if the data is used in another folder from now on. Under the write lock; a window that writes is what moves it.
    func checkItIsNotMoving() throws {
        guard lock == nil, location.hasMoved else { return }
        throw StoreProblem(.moving, path: location.folder.path(percentEncoded: false))
    }

    /// Throws if writes would go into a file that is no longer at its place.
    func checkItIsInPlace() throws {
        if database.hasMoved { throw StoreProblem(.moved, path: database.path) }
    }
}
