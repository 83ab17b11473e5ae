/// Brings a file to the newest version of its schema. The version is kept in `user_version`.
///
/// The list may only grow at its end: migration *n* leads to version *n + 1*.
package struct Migrator: Sendable {
    /// The file was written by a newer program, which may keep things in it that this one would spoil.
    package struct NewerVersion: Error, Hashable {
        package let found: Int
        package let known: Int
    }

    package let migrations: [Migration]

    package init(_ migrations: [Migration]) {
        self.migrations = migrations
    }

    /// The version after all migrations.
    package var version: Int { migrations.count }

    /// Runs what is missing in one transaction, so a step that fails leaves the file as it was.
    package func migrate(_ database: Database) throws {
        guard try pending(in: database) != 0 else { return }
        try database.transaction {
            // Read again under the write lock: another process may have migrated meanwhile.
            let missing = migrations.suffix(try pending(in: database))
            for migration in missing {
                try migration.apply(database)
            }
            if let table = try database.value("PRAGMA foreign_key_check", as: String.self) {
                throw SQLiteError(
                    code: .constraint, message: "A migration left rows of “\(table)” that refer to nothing",
                    path: database.path)
            }
            try database.setUserVersion(version)
        }
    }

    /// How many migrations a file still needs. Throws `NewerVersion` if it is ahead of them.
    @discardableResult
    package func pending(in database: Database) throws -> Int {
        let found = try database.userVersion
        guard found <= version else { throw NewerVersion(found: found, known: version) }
        return version - max(found, 0)
    }
}
