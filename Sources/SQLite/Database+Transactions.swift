import CSQLite

extension Database {
    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

    /// Runs the body as a whole: all its changes are on the disk when the call returns, or none is kept.
    ///
    /// A nested call is a savepoint: if it fails and the caller catches the error, the outer work goes on.
    @discardableResult
    package func transaction<T>(_ body: () throws -> T) throws -> T {
        let isOutermost = transactionDepth == 0
        let name = "level\(transactionDepth)"
        // Taking the write lock at once makes a busy file fail here and not in the middle of the work.
        try execute(isOutermost ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
        transactionDepth += 1
        defer { transactionDepth -= 1 }
        do {
            let result = try body()
            try execute(isOutermost ? "COMMIT" : "RELEASE \(name)")
            return result
        } catch {
            // SQLite itself has already rolled back after some errors, such as a full disk.
            if isInTransaction {
                try? execute(isOutermost ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)")
            }
            throw error
        }
    }
}
