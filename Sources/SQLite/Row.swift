import CSQLite

/// The current row of a running statement. It is only valid inside the closure that receives it.
package struct Row {
    let statement: Statement

    /// The number of columns.
    package var count: Int { Int(sqlite3_column_count(statement.handle)) }

    /// The value of a column, counted from 0.
    ///
    /// Throws `ResultCode.mismatch` if the column holds another type, because a file may have been edited by hand.
    package func value<T: ColumnValue>(_ column: Int, as type: T.Type = T.self) throws -> T {
        guard column >= 0, column < count else {
            throw statement.error(.range, "There is no column \(column); the row has \(count)")
        }
        guard let value = T.read(from: statement.handle, at: Int32(column)) else {
            let name = sqlite3_column_name(statement.handle, Int32(column)).map { String(cString: $0) } ?? "\(column)"
            throw statement.error(.mismatch, "Column “\(name)” does not hold a value of type \(T.self)")
        }
        return value
    }

    /// Whether a column's text has these bytes in it.
    ///
    /// SQLite's own `instr` compares byte by byte, which takes longer than reading the text; libc looks at many at once.
    package func text(_ column: Int, contains bytes: [UInt8]) -> Bool {
        segler_sqlite_column_contains(statement.handle, Int32(column), bytes, bytes.count) != 0
    }
}
