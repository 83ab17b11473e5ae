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

    package init(code: ResultCode, message: String, sql: String? = nil, path: String) {
        self.code = code
        self.message = message
        self.sql = sql
        self.path = path
    }

    package var description: String {
        let statement = sql.map { " in “\($0)”" } ?? ""
        return "SQLite error \(code.rawValue) (\(code.words)): \(message)\(statement), file \(path)"
    }

    /// What the error says about the file, for telling the user what to do.
    package var condition: FileCondition { FileCondition(code) }
}
