import CSQLite

extension Database {
    /// How many pages are written between two looks at the task.
    private static let pagesAtOnce: Int32 = 64

    /// Puts all that another database holds in the place of what this one holds, in one transaction: a crash, an error and
    /// a task that is cancelled leave what was there before. The connection and the file stay.
    ///
    /// - Parameter progress: called with the share that is written, from 0 to 1.
    package func replaceContents(by source: Database, progress: (Double) -> Void = { _ in }) throws {
        guard let backup = sqlite3_backup_init(connection, "main", source.connection, "main") else {
            throw SQLiteError(sqlite3_errcode(connection), of: connection, path: path)
        }
        var copied = SQLITE_OK
        while copied == SQLITE_OK, !Task.isCancelled {
            copied = sqlite3_backup_step(backup, Self.pagesAtOnce)
            let pages = sqlite3_backup_pagecount(backup)
            if pages > 0 { progress(1 - Double(sqlite3_backup_remaining(backup)) / Double(pages)) }
        }
        let finished = sqlite3_backup_finish(backup)
        guard copied == SQLITE_DONE else {
            try Task.checkCancellation()
            throw SQLiteError(copied, of: connection, path: path)
        }
        guard finished == SQLITE_OK else { throw SQLiteError(finished, of: connection, path: path) }
    }
}
