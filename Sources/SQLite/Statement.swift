import CSQLite

/// A prepared statement. `Database` makes, caches and resets statements.
package final class Statement {
    let handle: OpaquePointer
    package let sql: String
    private let path: String
    private let stopsWithTask: Bool
    /// Whether rows are being read from it, so that a nested query with the same text needs its own.
    private(set) var isRunning = false

    init(_ sql: String, in database: Database, persistent: Bool) throws {
        let (connection, path) = (database.connection, database.path)
        var handle: OpaquePointer?
        var length: Int32 = 0
        var rest = ""
        let flags = persistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        let code = sql.withCString { text in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(connection, text, -1, flags, &handle, &tail)
            rest = tail.map { String(cString: $0) } ?? ""
            length = sqlite3_bind_parameter_count(handle)
            return code
        }
        guard code == SQLITE_OK else {
            throw database.failure(code, sql: sql)
        }
        guard let handle, rest.allSatisfy(\.isWhitespace) else {
            sqlite3_finalize(handle)
            throw SQLiteError(code: .misuse, message: "The text must be exactly one statement", sql: sql, path: path)
        }
        self.handle = handle
        self.sql = sql
        self.path = path
        stopsWithTask = database.stopsWithTask
        parameterCount = Int(length)
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// The number of placeholders.
    package let parameterCount: Int

    /// Binds all placeholders, runs the statement to its end and hands each row to `body`.
    func run(_ arguments: [any ColumnValue], _ body: (Row) throws -> Void) throws {
        isRunning = true
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isRunning = false
        }
        guard arguments.count == parameterCount else {
            throw error(.range, "The statement has \(parameterCount) placeholders, not \(arguments.count)")
        }
        for (position, argument) in arguments.enumerated() {
            let code = argument.bind(to: handle, at: Int32(position + 1))
            guard code == SQLITE_OK else { throw error(code) }
        }
        let row = Row(statement: self)
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: try body(row)
            case SQLITE_DONE: return
            case let code: throw error(code)
            }
        }
    }

    func error(_ code: ResultCode, _ message: String) -> SQLiteError {
        SQLiteError(code: code, message: message, sql: sql, path: path)
    }

    private func error(_ code: Int32) -> any Error {
        Database.failure(
            code, of: sqlite3_db_handle(handle), stopsWithTask: stopsWithTask, sql: sql, path: path)
    }
}
