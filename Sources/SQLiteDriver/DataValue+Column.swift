import CSQLite
import DataDriver
import Foundation
import SQLite

extension DataValue: ColumnValue {
    var column: any ColumnValue { self }

    package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null: Int?.none.bind(to: statement, at: index)
        case .integer(let value): Int(value).bind(to: statement, at: index)
        case .real(let value): value.bind(to: statement, at: index)
        case .text(let value): value.bind(to: statement, at: index)
        case .blob(let value): value.bind(to: statement, at: index)
        }
    }

    package static func read(from statement: OpaquePointer, at index: Int32) -> DataValue? {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT: String.read(from: statement, at: index).map { .text($0) }
        case SQLITE_BLOB: Data.read(from: statement, at: index).map { .blob($0) }
        default: .null
        }
    }
}
