import DataDriver
import Foundation
import SQLite

/// What `SwiftData` calls, found by the linker: an import would make whoever compiles against `SwiftData` need SQLite's
/// headers.
@_silgen_name("segler_open_store")
package func openStore(_ path: String, _ allowsSave: Bool) throws -> any DataConnection {
    try SQLiteConnection(path: path, allowsSave: allowsSave)
}

/// A store in a file of SQLite, or in memory.
package final class SQLiteConnection: DataConnection {
    private let database: Database

    package init(path: String, allowsSave: Bool) throws {
        do {
            database = try Database(path: path, mode: allowsSave ? .create : .readOnly, busyTimeout: 5)
            if allowsSave {
                try database.useWriteAheadLog()
            } else {
                // Opening alone reads nothing: a file of another kind would show much later.
                _ = try database.userVersion
            }
        } catch {
            throw Self.failure(error, path)
        }
    }

    package var isReadOnly: Bool { database.isReadOnly }

    package func run(_ sql: String, _ arguments: [DataValue]) throws -> Int {
        try checked { try database.run(sql, arguments.map(\.column)) }
    }

    package func forEach(_ sql: String, _ arguments: [DataValue], _ body: ([DataValue]) throws -> Void) throws {
        try checked {
            try database.forEach(sql, arguments.map(\.column)) { row in
                try body((0..<row.count).map { try row.value($0, as: DataValue.self) })
            }
        }
    }

    package func transaction(_ body: () throws -> Void) throws {
        try checked { try database.transaction(body) }
    }

    private func checked<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch {
            throw Self.failure(error, database.path)
        }
    }

    private static func failure(_ error: any Error, _ path: String) -> any Error {
        guard let error = error as? SQLiteError else { return error }
        let cause: DataFailure.Cause =
            switch error.condition {
            case .notADatabase: .notADatabase
            case .damaged: .damaged
            case .readOnly: .readOnly
            case .locked: .locked
            case .diskFull: .diskFull
            case .cannotOpen, .deviceFailure: .cannotOpen
            case .sound: .other
            }
        return DataFailure(cause, path: path, details: error.description)
    }
}
