import CSQLite

extension Database {
    /// Puts all that another database holds in the place of what this one holds, in one transaction: a crash or an error
    /// leaves what was there before. The connection and the file stay.
    package func replaceContents(by source: Database) throws {
        guard let backup = sqlite3_backup_init(connection, "main", source.connection, "main") else {
            throw SQLiteError(sqlite3_errcode(connection), of: connection, path: path)
        }
        let copied = sqlite3_backup_step(backup, -1)
        let finished = sqlite3_backup_finish(backup)
        guard copied == SQLITE_DONE else { throw SQLiteError(copied, of: connection, path: path) }
        guard finished == SQLITE_OK else { throw SQLiteError(finished, of: connection, path: path) }
    }
}
