import CSQLite

extension Database {
    /// How many pages are written between two looks at the task.
    private static let pagesAtOnce: Int32 = 64

    /// Puts all that another database holds in the place of what this one holds, in one transaction: a crash, an error and
    /// a task that is cancelled leave what was there before. The connection and the file stay.
    ///
    /// - Parameters:
    ///   - version: the `dataVersion` of what may be replaced; with any other, nothing is, and the error is a busy one. It is
    ///     compared under the write lock, so nothing can come between. Nil for whatever there is.
    ///   - progress: called with the share that is written, from 0 to 1.
    package func replaceContents(
        by source: Database, ifStillAt version: Int? = nil, progress: (Double) -> Void = { _ in }
    ) throws {
        let before = try version.map { (asked: $0, now: try dataVersion, cached: cacheVersion) }
        guard let backup = sqlite3_backup_init(connection, "main", source.connection, "main") else {
            throw SQLiteError(sqlite3_errcode(connection), of: connection, path: path)
        }
        // No pages at first: that takes the write lock, and brings the version up to date.
        var copied = sqlite3_backup_step(backup, 0)
        let isOther = before.map { $0.asked != $0.now || $0.cached != cacheVersion } ?? false
        while copied == SQLITE_OK, !isOther, !isStopped {
            copied = sqlite3_backup_step(backup, Self.pagesAtOnce)
            let pages = sqlite3_backup_pagecount(backup)
            if pages > 0 { progress(1 - Double(sqlite3_backup_remaining(backup)) / Double(pages)) }
        }
        let finished = sqlite3_backup_finish(backup)
        guard copied == SQLITE_DONE else {
            if isStopped { throw CancellationError() }
            guard copied == SQLITE_OK else { throw failure(copied) }
            throw SQLiteError(code: .busy, message: "The data was changed meanwhile", path: path)
        }
        guard finished == SQLITE_OK else { throw failure(finished) }
    }

    private var isStopped: Bool { stopsWithTask && Task.isCancelled }

    /// Another one each time that what the connection knows of the file is out of date. Unlike `dataVersion` it can be asked
    /// for while a statement has the lock.
    private var cacheVersion: UInt32 {
        var version: UInt32 = 0
        _ = sqlite3_file_control(connection, "main", SQLITE_FCNTL_DATA_VERSION, &version)
        return version
    }
}
