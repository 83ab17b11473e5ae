import CSQLite

/// A result code of SQLite, basic or extended.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The basic code: the low byte of an extended one (https://sqlite.org/rescode.html).
    package var basic: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

    /// SQLite's own short English words for the code, such as "database is locked".
    package var words: String { String(cString: sqlite3_errstr(rawValue)) }

    package static let error = ResultCode(rawValue: SQLITE_ERROR)
    package static let permission = ResultCode(rawValue: SQLITE_PERM)
    package static let busy = ResultCode(rawValue: SQLITE_BUSY)
    package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
    package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
    package static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
    package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
    package static let full = ResultCode(rawValue: SQLITE_FULL)
    package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
    package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
    package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
    package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
    package static let authorization = ResultCode(rawValue: SQLITE_AUTH)
    package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
    package static let range = ResultCode(rawValue: SQLITE_RANGE)
}
