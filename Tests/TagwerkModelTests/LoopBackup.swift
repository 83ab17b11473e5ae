import Foundation

@testable import SQLite
@testable import TagwerkModel

/// A backup as Loop Habit Tracker makes one, written by hand in the layout of one of its versions.
struct LoopBackup {
    var version = 25
    var habits = ""
    var days = ""

    func data() throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "loop-\(UUID().uuidString).db")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            let database = try Database(path: file.path(percentEncoded: false))
            let newer =
                version < 16
                ? "" : ", type INTEGER DEFAULT 0, target_type INTEGER DEFAULT 0, target_value REAL DEFAULT 0, unit TEXT"
            let newest = version < 23 ? "" : ", question TEXT, uuid TEXT"
            try database.execute(
                """
                CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT,
                    freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
                    reminder_hour INTEGER, reminder_min INTEGER \(newer)\(newest));
                CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER
                    \(version < 16 ? "" : ", value INTEGER DEFAULT 2, notes TEXT"));
                \(habits)
                \(days)
                """)
            if (16..<25).contains(version) { try database.execute("ALTER TABLE Repetitions DROP COLUMN notes") }
            if (16..<24).contains(version) { try database.execute("ALTER TABLE Habits DROP COLUMN uuid") }
            try database.setUserVersion(version)
        }
        return try Data(contentsOf: file)
    }

    /// Milliseconds since 1970 of a day, as Loop counts.
    static func time(_ day: String) -> Int { CivilDay(day)!.number * 86_400_000 }
}
