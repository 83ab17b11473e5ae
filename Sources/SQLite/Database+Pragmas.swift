extension Database {
    /// The number that the migrations keep in the file; 0 in a new one.
    package var userVersion: Int {
        get throws { try value("PRAGMA user_version") ?? 0 }
    }

    package func setUserVersion(_ version: Int) throws {
        try execute("PRAGMA user_version = \(version)")
    }

    /// The number that says which program a file belongs to; 0 if none said so.
    package var applicationID: Int {
        get throws { try value("PRAGMA application_id") ?? 0 }
    }

    package func setApplicationID(_ identifier: Int) throws {
        try execute("PRAGMA application_id = \(identifier)")
    }

    /// A number that changes when another connection has changed the file.
    package var dataVersion: Int {
        get throws { try value("PRAGMA data_version") ?? 0 }
    }

    /// How many bytes the file is read and written by: a power of two from 512 to 65,536.
    package var pageSize: Int {
        get throws { try value("PRAGMA page_size") ?? 0 }
    }

    /// Of a file that is still empty, and of copies of this one.
    package func setPageSize(_ bytes: Int) throws {
        try execute("PRAGMA page_size = \(bytes)")
    }

    /// Writes the whole file anew with pages of another size, and without a write-ahead log, which would forbid that.
    package func rewrite(pageSize bytes: Int) throws {
        try execute("PRAGMA journal_mode = DELETE")
        try setPageSize(bytes)
        try execute("VACUUM")
    }

    /// What `PRAGMA integrity_check` complains about; empty for a sound file. It reads every page and compares every index
    /// with its table.
    package func faults() throws -> [String] {
        try rows("PRAGMA integrity_check(20)") { try $0.value(0, as: String.self) }.filter { $0 != "ok" }
    }

    /// Writes a compact copy of the whole database to a new file.
    package func copy(to path: String) throws {
        try run("VACUUM INTO ?", path)
    }
}
