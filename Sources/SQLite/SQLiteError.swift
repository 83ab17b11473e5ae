import CSQLite
import Foundation

/// An error that SQLite reported, with where it happened.
///
/// `description` never holds bound values: they are the user's own words and must not reach logs.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The extended code.
    package let code: ResultCode
    package let message: String
    /// The statement with its placeholders, if one was running.
    package let sql: String?
    package let path: String
    /// The value of `errno` that made SQLite fail, or 0: it tells a full disk from a broken one.
    package let systemCode: Int32

    package init(code: ResultCode, message: String, sql: String? = nil, path: String, systemCode: Int32 = 0) {
        self.code = code
        self.message = message
        self.sql = sql
        self.path = path
        self.systemCode = systemCode
    }

    /// What a connection has just reported.
    init(_ code: Int32, of connection: OpaquePointer?, sql: String? = nil, path: String) {
        let code = ResultCode(rawValue: code)
        let fromSystem = code.basic == .inputOutput || code.basic == .cannotOpen
        self.init(
            code: code, message: connection.map { String(cString: sqlite3_errmsg($0)) } ?? code.words, sql: sql,
            path: path, systemCode: fromSystem ? sqlite3_system_errno(connection) : 0)
    }

    package var description: String {
        let statement = sql.map { " in “\($0)”" } ?? ""
        let cause = systemCode == 0 ? "" : " (\(String(cString: strerror(systemCode))))"
        return "SQLite error \(code.rawValue) (\(code.words)): \(message)\(cause)\(statement), file \(path)"
    }

    /// What the error says about the file, for telling the user what to do.
    package var condition: FileCondition {
        systemCode == ENOSPC || systemCode == EDQUOT ? .diskFull : FileCondition(code)
    }
}
