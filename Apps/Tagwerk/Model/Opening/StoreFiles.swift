import Foundation
import SQLite

/// Checks, renames and copies of the data file, none of which ever replaces a file of the user.
enum StoreFiles {
    /// Throws unless the file is one of Tagwerk's, or empty, and sound.
    static func check(_ database: Database) throws {
        try checkItIsOurs(database)
        try checkSoundness(database)
    }

    /// Throws unless the file is one of Tagwerk's that this version can read, or empty.
    static func checkItIsOurs(_ database: Database) throws {
        let version = try database.userVersion
        let isOurs = try database.applicationID == StoreSchema.applicationID
        let tables = try database.value("SELECT count(*) FROM sqlite_schema", as: Int.self) ?? 0
        guard isOurs || (version == 0 && tables == 0) else {
            throw SQLiteError(code: .notADatabase, message: "It is another program's database", path: database.path)
        }
        try StoreSchema.migrator.pending(in: database)
    }

    /// Throws what SQLite finds to be wrong in the whole file.
    static func checkSoundness(_ database: Database) throws {
        if let fault = try database.faults().first {
            throw SQLiteError(code: .corrupt, message: fault, path: database.path)
        }
    }

    /// Gives the data file and its companions a name with a date and returns the new name of the file, or nil if there
    /// was none.
    @discardableResult
    static func setAside(_ location: StoreLocation, on day: CivilDay) throws -> URL? {
        let base = location.database.path(percentEncoded: false)
        guard StoreLocation.companions.contains(where: { exists(base + $0) }) else { return nil }
        var target = location.folder.appending(path: "tagwerk-kept-\(day).db")
        var number = 2
        while StoreLocation.companions.contains(where: { exists(target.path(percentEncoded: false) + $0) }) {
            target = location.folder.appending(path: "tagwerk-kept-\(day)-\(number).db")
            number += 1
        }
        for companion in StoreLocation.companions where exists(base + companion) {
            try rename(base + companion, to: target.path(percentEncoded: false) + companion)
        }
        try sync(location.folder)
        return target
    }

    /// Renames a finished file to its final name, with its content on the disk first.
    static func putInPlace(_ file: URL, as final: URL) throws {
        try sync(file)
        try rename(file.path(percentEncoded: false), to: final.path(percentEncoded: false))
        try sync(final.deletingLastPathComponent())
    }

    /// What can be read of the data, from a copy, so that not even a lock or a log is written beside the original.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1.
    static func salvage(_ location: StoreLocation, progress: (Double) -> Void = { _ in }) throws -> SalvagedData {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tagwerk-\(UUID().uuidString)")
        try StoreLocation.makePrivateFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "copy.db").path(percentEncoded: false)
        let original = location.database.path(percentEncoded: false)
        // Without the shared-memory file: SQLite makes it anew from the log.
        for companion in ["", "-wal"] where exists(original + companion) {
            try FileManager.default.copyItem(atPath: original + companion, toPath: copy + companion)
        }
        let database = try Database(path: copy, mode: .readWrite)
        let contents = try HabitTables(database: database).load(salvaging: true)
        let notes = try? NoteTables(database: database).salvaged(progress: progress)
        try Task.checkCancellation()
        return SalvagedData(contents: contents, notes: notes)
    }

    /// Also true for a link that leads nowhere.
    private static func exists(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    private static func rename(_ path: String, to target: String) throws {
        guard Foundation.rename(path, target) == 0 else { throw FileError(code: errno, path: path) }
    }

    /// Brings a folder with its files to the disk.
    static func syncFolder(_ url: URL) throws {
        let folder = open(url.path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw FileError(code: errno, path: url.path) }
        defer { close(folder) }
        if FileCalls.syncFileSystem(of: folder) { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            try Task.checkCancellation()
            try sync(url.appending(path: name))
        }
        try sync(url)
    }

    static func sync(_ url: URL) throws {
        let path = url.path(percentEncoded: false)
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(code: errno, path: path) }
        defer { close(file) }
        guard fsync(file) == 0 || errno == EINVAL else { throw FileError(code: errno, path: path) }
    }
}
