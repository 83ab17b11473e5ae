import Foundation
import SQLite

/// Opens the data, or says what is wrong and what can be done. A file that cannot be opened is never changed.
@MainActor
package struct StoreOpening {
    private let location: StoreLocation
    private let clock: DayClock
    private let busyTimeout: Double?
    private let mustExist: Bool

    /// - Parameters:
    ///   - busyTimeout: how long to wait at most for another program's lock in the file, in seconds; as long as `LockWait`
    ///     says if nil.
    ///   - mustExist: whether a missing file is a problem rather than the first start.
    package init(
        at location: StoreLocation = .standard(), clock: DayClock = .system(), busyTimeout: Double? = nil,
        mustExist: Bool = false
    ) {
        self.location = location
        self.mustExist = mustExist
        self.clock = clock
        self.busyTimeout = busyTimeout
    }

    /// Opens the data, or makes it on the first start.
    package func open() throws(StoreProblem) -> HabitStore {
        try reportingProblems {
            try checkChosenFolder()
            return try windowStore(openFile(underLock: lock()))
        }
    }

    /// From now on a window waits for each change.
    private func windowStore(_ file: StoreFile) throws -> HabitStore {
        let store = try HabitStore(file, clock: clock)
        file.database.setBusyTimeout(wait(LockWait.window))
        file.patience = wait(LockWait.opening)
        store.takeOverUnsaved()
        store.stay()
        return store
    }

    private func wait(_ seconds: Double) -> Double { min(busyTimeout ?? seconds, seconds) }

    /// Opens the data for a moment, also beside a window that has it open. Of what both change at once, one waits for
    /// the other.
    package func openBeside() throws(StoreProblem) -> HabitStore {
        try reportingProblems {
            try checkChosenFolder()
            do {
                // Nobody has it: it may have to be made, or brought up to date. Then others may come again.
                let lock = try lock(patience: 0)
                let file = try withExtendedLifetime(lock) { try openFile(underLock: nil, wait: LockWait.beside) }
                return try HabitStore(file, clock: clock)
            } catch is StoreLock.HeldElsewhere {
                return try HabitStore(openSharedFile(), clock: clock)
            }
        }
    }

    /// The file that another process has checked and brought up to date.
    private func openSharedFile() throws -> StoreFile {
        let path = location.database.path(percentEncoded: false)
        let database = try Database(path: path, mode: .readWrite, busyTimeout: wait(LockWait.beside))
        guard try database.applicationID == StoreSchema.applicationID,
            try database.userVersion == StoreSchema.migrator.version
        else { throw StoreLock.HeldElsewhere() }
        return StoreFile(database: database, lock: nil, location: location)
    }

    /// Does what the user chose after a problem, and opens what comes of it.
    package func open(after remedy: StoreRemedy) throws(StoreProblem) -> HabitStore {
        try reportingProblems {
            if remedy == .openCopy { return store(of: try StoreFiles.salvage(location)) }
            let lock = try lock()
            switch remedy {
            case .tryAgain, .openCopy, .useStandardFolder: break
            case .startFresh: try StoreFiles.setAside(location, on: clock.today)
            case .restore(let backup): try Backups(at: location).restore(backup, on: clock.today)
            }
            return try windowStore(openFile(underLock: lock, isReplaced: true))
        }
    }

    /// Opens what can be read of a file that is damaged, as `open(after: .openCopy)` does, while the window goes on. Nil where
    /// the task is cancelled meanwhile.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1.
    package func openCopyBeside(
        progress: @escaping @MainActor (Double) -> Void
    ) async throws(StoreProblem) -> HabitStore? {
        let location = location
        do {
            // A short one would be done before its task heard of it.
            try Task.checkCancellation()
            let work = Beside.begin(progress) { try StoreFiles.salvage(location, progress: $0) }
            return store(of: try await work.valueOrCancelled)
        } catch is CancellationError {
            return nil
        } catch {
            throw StoreProblem(error, at: location)
        }
    }

    private func store(of copy: SalvagedData) -> HabitStore {
        HabitStore(copyOf: location, copy.contents, notes: copy.notes, clock: clock)
    }

    private func reportingProblems<T>(_ body: () throws -> T) throws(StoreProblem) -> T {
        do {
            return try body()
        } catch {
            throw StoreProblem(error, at: location)
        }
    }

    /// A new file in a folder that the user chose would look as if all were lost.
    private func checkChosenFolder() throws {
        guard mustExist, !location.hasData else { return }
        throw StoreProblem(
            .folderMissing, path: location.folder.path(percentEncoded: false),
            remedies: [.tryAgain] + Backups(at: location).all.map(StoreRemedy.restore) + [.useStandardFolder])
    }

    /// - Parameter patience: how long to wait for who has the data open, in seconds: the command line has it for a moment.
    private func lock(patience: Double = 1) throws -> StoreLock {
        do {
            try StoreLocation.makePrivateFolder(location.folder)
        } catch let error as FileError {
            let path = location.folder.path(percentEncoded: false)
            let kind: StoreProblem.Kind = error.code == ENOSPC || error.code == EDQUOT ? .diskFull : .folderNotCreatable
            throw StoreProblem(kind, path: path, detail: error.description)
        }
        return try StoreLock(at: location.lock, patience: wait(patience))
    }

    /// - Parameter isReplaced: whether an empty data file is what the user asked for.
    private func openFile(
        underLock lock: StoreLock?, isReplaced: Bool = false, wait seconds: Double = LockWait.opening
    ) throws -> StoreFile {
        let path = location.database.path(percentEncoded: false)
        let folder = location.folder.path(percentEncoded: false)
        // With a log left over from a crash, SQLite could write in a read-only folder, but not for long.
        guard access(folder, W_OK) == 0 else { throw FileError(code: errno, path: folder) }
        let log = try? Data(contentsOf: URL(filePath: path + "-wal"))
        let hasLog = log?.isEmpty == false
        switch DatabaseFile(at: path) {
        case .sqlite: break
        case .cutShort:
            // What the log has of it is checked with the rest.
            guard hasLog else {
                throw SQLiteError(code: .corrupt, message: "The end of the file is missing", path: path)
            }
        case .missing:
            // A restoration may have been cut short by a crash, or somebody moved the file: an empty list would be a
            // shock, and tomorrow's backups would be of it.
            let backups = Backups(at: location).all
            guard isReplaced || backups.isEmpty && !hasLog else {
                throw StoreProblem(
                    .missing, path: path, remedies: [.tryAgain] + backups.map(StoreRemedy.restore) + [.startFresh])
            }
        case .empty:
            // SQLite would take it for a new database. With backups around, it is one that lost its content.
            guard isReplaced || Backups(at: location).all.isEmpty && !hasLog else {
                throw SQLiteError(code: .corrupt, message: "The file is empty", path: path)
            }
        case .somethingElse, .folder:
            throw SQLiteError(code: .notADatabase, message: "It does not begin as a database does", path: path)
        case .unreadable: throw FileError(code: EACCES, path: path)
        }
        // SQLite would pass over what a damaged log holds and then write over it.
        if let log, WriteAheadLog.isDamaged(log) {
            throw SQLiteError(code: .corrupt, message: "The write-ahead log is damaged", path: path)
        }
        let database = try Database(path: path, busyTimeout: wait(seconds), leavesLog: hasLog)
        if database.isReadOnly { throw FileError(code: EROFS, path: path) }
        try StoreFiles.checkItIsOurs(database)
        // A log left over from a crash is evidence, and what is old will be changed: then the check comes before all else.
        if !hasLog, try database.usesWriteAheadLog, try StoreSchema.migrator.version == database.userVersion {
            return StoreFile(database: database, lock: lock, location: location, check: IntegrityCheck(of: path))
        }
        try StoreFiles.checkSoundness(database)
        try database.setPageSize(StoreSchema.pageSize)
        try database.useWriteAheadLog()
        if try (1..<StoreSchema.migrator.version).contains(database.userVersion) {
            try Backups(at: location).make(of: database, on: clock.today, for: .updating)
        }
        try StoreSchema.migrator.migrate(database)
        return StoreFile(database: database, lock: lock, location: location)
    }
}
