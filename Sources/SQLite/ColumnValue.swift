import CSQLite
import Foundation

/// A type that can be bound to a placeholder and read from a column.
package protocol ColumnValue {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32
    /// The value of a column, or nil if the column holds another type.
    static func read(from statement: OpaquePointer, at index: Int32) -> Self?
}

/// SQLite's marker for "copy the bytes, they go away after this call"; the C macro is a cast that Swift cannot import.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Int: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(self))
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> Int? {
        guard sqlite3_column_type(statement, index) == SQLITE_INTEGER else { return nil }
        return Int(exactly: sqlite3_column_int64(statement, index))
    }
}

extension Bool: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        (self ? 1 : 0).bind(to: statement, at: index)
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> Bool? {
        Int.read(from: statement, at: index).map { $0 != 0 }
    }
}

extension Double: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        sqlite3_bind_double(statement, index, self)
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> Double? {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement, index)
        default: nil
        }
    }
}

extension String: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        var text = self
        return text.withUTF8 { bytes in
            // An empty buffer may have no address, and SQLite would take that for NULL.
            guard let base = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, copied) }
            return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
                sqlite3_bind_text64(
                    statement, index, characters, sqlite3_uint64(bytes.count), copied, UInt8(SQLITE_UTF8))
            }
        }
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> String? {
        guard sqlite3_column_type(statement, index) == SQLITE_TEXT,
            let bytes = sqlite3_column_text(statement, index)
        else { return nil }
        // The length keeps text with a NUL inside whole; bytes that are not UTF-8 are repaired, not refused.
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

extension Data: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return sqlite3_bind_zeroblob(statement, index, 0) }
            return sqlite3_bind_blob64(statement, index, base, sqlite3_uint64(bytes.count), copied)
        }
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> Data? {
        guard sqlite3_column_type(statement, index) == SQLITE_BLOB else { return nil }
        let count = Int(sqlite3_column_bytes(statement, index))
        return sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data()
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> Wrapped?? {
        if sqlite3_column_type(statement, index) == SQLITE_NULL { return .some(nil) }
        return Wrapped.read(from: statement, at: index).map { .some($0) }
    }
}
