import CSQLite
import Foundation

/// A connection to one database file.
///
/// Not thread-safe: its owner keeps it in one isolation domain. Foreign keys are on. With `synchronous=FULL` a change is
/// on the disk when the call that made it returns, even if the power fails right after; `NORMAL` would only survive a
/// crash of the program. Opening changes nothing in the file; `useWriteAheadLog()` does.
package final class Database {
    package let path: String
    let connection: OpaquePointer
    /// Whether what runs ends once the task that runs it is cancelled.
    let stopsWithTask: Bool
    /// How long a statement waits for another connection's lock, in seconds.
    package private(set) var busyTimeout: Double
    private var statements: [String: Statement] = [:]
    var transactionDepth = 0

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - busyTimeout: how long a statement waits for another connection's lock, in seconds.
    ///   - leavesLog: whether closing leaves the files as they are, from the first statement on; see `leaveLogOnClose`.
    ///   - stopsWithTask: whether a statement ends with a `CancellationError` once the task that runs it is cancelled.
    package init(
        path: String, mode: OpenMode = .create, busyTimeout: Double = 2, leavesLog: Bool = false,
        stopsWithTask: Bool = false
    ) throws {
        self.path = path
        self.busyTimeout = busyTimeout
        self.stopsWithTask = stopsWithTask
        var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        switch mode {
        case .readOnly: flags |= SQLITE_OPEN_READONLY
        case .readWrite: flags |= SQLITE_OPEN_READWRITE
        case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        }
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            let error = SQLiteError(code, of: connection, path: path)
            sqlite3_close_v2(connection)
            throw error
        }
        self.connection = connection
        if stopsWithTask { stopWithTask(busyTimeout: busyTimeout) } else { setBusyTimeout(busyTimeout) }
        // Before the first statement: what is damaged may show there already.
        if leavesLog { leaveLogOnClose(true) }
        try execute("PRAGMA foreign_keys = ON")
        // Views and triggers of a file from elsewhere must not run functions with side effects.
        try execute("PRAGMA trusted_schema = OFF")
        try execute("PRAGMA synchronous = FULL")
    }

    /// Opens what a file holds, for reading only and without a file. Nothing in it is trusted: what is longer than a
    /// few megabytes is refused, so that a small file cannot ask for all memory.
    package convenience init(contents: Data) throws {
        try self.init(path: ":memory:")
        let size = contents.count
        guard size > 0, let buffer = sqlite3_malloc64(sqlite3_uint64(size)) else {
            throw SQLiteError(code: .notADatabase, message: "There is nothing in it", path: path)
        }
        let bytes = buffer.assumingMemoryBound(to: UInt8.self)
        contents.copyBytes(to: bytes, count: size)
        // A file with a write-ahead log says so in two bytes, and could not be read without the files of the log.
        if size > 19, bytes[18] == 2, bytes[19] == 2 { (bytes[18], bytes[19]) = (1, 1) }
        // SQLite frees the buffer, also when this fails.
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        let code = sqlite3_deserialize(connection, "main", bytes, Int64(size), Int64(size), flags)
        guard code == SQLITE_OK else { throw SQLiteError(code, of: connection, path: path) }
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 16 << 20)
        try execute("PRAGMA cell_size_check = ON")
    }

    deinit {
        statements.removeAll()
        // The v2 form waits for statements that are still referenced elsewhere.
        sqlite3_close_v2(connection)
    }

    /// Says how long a statement waits for another connection's lock, in seconds.
    package func setBusyTimeout(_ seconds: Double) {
        busyTimeout = seconds
        sqlite3_busy_timeout(connection, Int32(clamping: Int(seconds * 1000)))
    }

    /// Whether the file cannot be written: opened so, or SQLite fell back to it because of permissions.
    package var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

    /// Whether the file was renamed, replaced or deleted since it was opened, so that writes would go nowhere.
    package var hasMoved: Bool {
        var moved: Int32 = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        return code == SQLITE_OK && moved != 0
    }

    /// Switches the file to the write-ahead log, which lets one commit cost one sync.
    ///
    /// File systems without shared memory keep the rollback journal, which is slower but as safe.
    package func useWriteAheadLog() throws {
        try execute("PRAGMA journal_mode = WAL")
    }

    /// Whether the file is one with a write-ahead log.
    package var usesWriteAheadLog: Bool {
        get throws { try value("PRAGMA journal_mode") == "wal" }
    }

    /// Whether closing leaves the files as they are. Else the last connection writes the log into the file and removes it,
    /// which would change the evidence in a file that is damaged.
    package func leaveLogOnClose(_ leaves: Bool) {
        _ = segler_sqlite_leave_log(connection, leaves ? 1 : 0)
    }

    /// Runs a script of any number of statements without placeholders.
    package func execute(_ script: String) throws {
        let code = sqlite3_exec(connection, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, sql: script) }
    }

    func failure(_ code: Int32, sql: String? = nil) -> any Error {
        Self.failure(code, of: connection, stopsWithTask: stopsWithTask, sql: sql, path: path)
    }

    /// Runs one statement and returns the number of rows that it changed.
    @discardableResult
    package func run(_ sql: String, _ arguments: any ColumnValue...) throws -> Int {
        try run(sql, arguments)
    }

    /// Runs one statement and returns the number of rows that it changed.
    @discardableResult
    package func run(_ sql: String, _ arguments: [any ColumnValue]) throws -> Int {
        try statement(sql).run(arguments) { _ in }
        return Int(sqlite3_changes64(connection))
    }

    /// Hands each row of a query to a closure.
    package func forEach(_ sql: String, _ arguments: any ColumnValue..., body: (Row) throws -> Void) throws {
        try forEach(sql, arguments, body: body)
    }

    /// Hands each row of a query to a closure.
    package func forEach(_ sql: String, _ arguments: [any ColumnValue], body: (Row) throws -> Void) throws {
        try statement(sql).run(arguments, body)
    }

    /// The rows of a query, decoded.
    package func rows<T>(_ sql: String, _ arguments: any ColumnValue..., decode: (Row) throws -> T) throws -> [T] {
        var result: [T] = []
        try statement(sql).run(arguments) { result.append(try decode($0)) }
        return result
    }

    /// The first column of the first row, or nil if there is no row.
    package func value<T: ColumnValue>(
        _ sql: String, _ arguments: any ColumnValue..., as type: T.Type = T.self
    ) throws -> T? {
        var result: T?
        try statement(sql).run(arguments) { row in
            if result == nil { result = try row.value(0) }
        }
        return result
    }

    /// The prepared form of a statement, made once for each text.
    private func statement(_ sql: String) throws -> Statement {
        if let cached = statements[sql] {
            guard cached.isRunning else { return cached }
            return try Statement(sql, in: self, persistent: false)
        }
        let made = try Statement(sql, in: self, persistent: true)
        statements[sql] = made
        return made
    }
}
