import SQLite

/// How much is in a backup.
package struct BackupCounts: Hashable, Sendable {
    package let habits: Int
    /// Days that are checked off or have an amount.
    package let entries: Int
    /// Notes that are not in the trash.
    package let notes: Int

    init(_ database: Database) throws {
        let version = try database.userVersion
        habits = try database.value("SELECT count(*) FROM habit") ?? 0
        var days = 0
        try database.forEach("SELECT days FROM habit_month") { days += (try $0.value(0) as Int).nonzeroBitCount }
        if version > 1 { days += try database.value("SELECT count(amount) FROM habit_day") ?? 0 }
        entries = days
        notes = version > 2 ? try database.value("SELECT count(*) FROM note WHERE trashed_at IS NULL") ?? 0 : 0
    }
}

extension Backup {
    /// Looks into the file; nil if it cannot be read. Some milliseconds for ten years of fifty habits.
    package var counts: BackupCounts? {
        try? BackupCounts(Database(path: file.path(percentEncoded: false), mode: .readOnly))
    }
}
