import Foundation
import SQLite

/// Reads the database that Loop Habit Tracker makes by “Export full backup”, of its versions 9 to 25.
enum LoopDatabaseReader {
    static let versions = 9...25

    static func read(_ data: Data) throws(ImportProblem) -> ImportedFile {
        do {
            return try read(Database(contents: data))
        } catch let problem as ImportProblem {
            throw problem
        } catch {
            throw .damaged
        }
    }

    static func read(_ database: Database) throws -> ImportedFile {
        guard try database.faults().isEmpty else { throw ImportProblem.damaged }
        if try database.applicationID == StoreSchema.applicationID { return try OwnDataReader.read(database) }
        let habitColumns = try columns(of: "Habits", in: database)
        let dayColumns = try columns(of: "Repetitions", in: database)
        guard habitColumns.isSuperset(of: ["id", "name"]), dayColumns.isSuperset(of: ["habit", "timestamp"]) else {
            throw ImportProblem.notLoop
        }
        let version = try database.userVersion
        guard version <= versions.upperBound else { throw ImportProblem.newerLoop }
        guard versions.contains(version) else { throw ImportProblem.notLoop }

        var file = ImportedFile(.loopDatabase)
        var places: [Int: Int] = [:]
        try readHabits(database, habitColumns, version, &file, &places)
        try readDays(database, dayColumns, &file, places)
        return file
    }

    /// Empty unless there is a real table of that name: a view could compute for ever.
    private static func columns(of table: String, in database: Database) throws -> Set<String> {
        let isTable = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND lower(name) = ?"
        guard try database.value(isTable, table.lowercased()) == 1 else { return [] }
        return Set(try database.rows("SELECT lower(name) FROM pragma_table_info(?)", table) { try $0.value(0) })
    }

    /// - Parameter places: where the habit with a key is in the file.
    private static func readHabits(
        _ database: Database, _ columns: Set<String>, _ version: Int, _ file: inout ImportedFile,
        _ places: inout [Int: Int]
    ) throws {
        func number(_ column: String, _ absent: String) -> String {
            columns.contains(column) ? "coalesce(CAST(\(column) AS INTEGER), \(absent))" : absent
        }
        func text(_ column: String) -> String {
            columns.contains(column) ? "coalesce(CAST(\(column) AS TEXT), '')" : "''"
        }
        // Until version 22 the question stood where the description is now.
        let (question, details) = version < 23 ? (text("description"), "''") : (text("question"), text("description"))
        let goal = columns.contains("target_value") ? "coalesce(CAST(target_value AS REAL), 0.0)" : "0.0"
        let reminders = [number("reminder_hour", "-1"), number("reminder_min", "0"), number("reminder_days", "127")]
        var ids: Set<UUID> = []
        try database.forEach(
            """
            SELECT CAST(id AS INTEGER), \(text("name")), \(question), \(details), \(number("freq_num", "1")),
                \(number("freq_den", "1")), \(number("color", "11")), \(number("archived", "0")),
                \(number("type", "0")), \(number("target_type", "0")), \(goal), \(text("unit")), \(text("uuid")),
                \(reminders.joined(separator: ", "))
            FROM Habits ORDER BY \(number("position", "0")), id
            """
        ) { row in
            let (key, number): (Int, Int) = (try row.value(0), file.habits.count + 1)
            var draft = HabitDraft(
                name: LoopRules.name(try row.value(1), number: number), icon: LoopRules.icon,
                color: LoopRules.color(paletteIndex: try row.value(6)), question: try row.value(2),
                details: try row.value(3))
            let (schedule, isExact) = LoopRules.schedule(times: try row.value(4), days: try row.value(5))
            draft.schedule = schedule
            if !isExact { file.remark(.changedSchedule, draft.name) }
            draft.reminders = LoopRules.reminders(
                hour: try row.value(13), minute: try row.value(14), weekdays: try row.value(15))
            if try row.value(8) == 1 {
                draft.measure = Measure(
                    unit: try row.value(11), aim: try row.value(9) == 1 ? .atMost : .atLeast,
                    goal: Amount(try row.value(10) as Double) ?? .zero)
            }
            let id = uuid(try row.value(12)).flatMap { ids.insert($0).inserted ? $0 : nil }
            places[key] = file.habits.count
            file.habits.append(.init(id: id, draft: draft, isArchived: try row.value(7) as Int != 0))
        }
    }

    private static func readDays(
        _ database: Database, _ columns: Set<String>, _ file: inout ImportedFile, _ places: [Int: Int]
    ) throws {
        // A row without a value, of versions before 16, means done.
        let value = columns.contains("value") ? "coalesce(CAST(value AS INTEGER), 2)" : "2"
        let notes = columns.contains("notes") ? "coalesce(CAST(notes AS TEXT), '')" : "''"
        // Of days that are there twice, as happened before version 22, the first row counts.
        try database.forEach(
            """
            SELECT coalesce(CAST(habit AS INTEGER), -1), coalesce(CAST(timestamp AS INTEGER), \(Int.min)), \(value), \(notes)
            FROM Repetitions ORDER BY rowid
            """
        ) { row in
            guard let place = places[try row.value(0)] else {
                file.remark(.unknownHabit, "")
                return
            }
            let name = file.habits[place].draft.name
            guard let day = LoopRules.day(milliseconds: try row.value(1)) else {
                file.remark(.invalidDate, name)
                return
            }
            let isMeasured = file.habits[place].draft.measure != nil
            guard var record = LoopRules.record(try row.value(2), isMeasured: isMeasured) else {
                file.remark(.invalidValue, name)
                return
            }
            guard file.habits[place].records[day] == nil else {
                file.remark(.repeatedDay, name)
                return
            }
            let note: String = try row.value(3)
            record.note = note.isEmpty ? nil : note
            file.habits[place].records[day] = record
        }
    }

    /// The id that Loop writes as 32 hexadecimal digits.
    static func uuid(_ text: String) -> UUID? {
        let digits = text.filter { $0 != "-" }
        guard digits.utf8.count == 32 else { return nil }
        let bounds = [0, 8, 12, 16, 20, 32]
        let parts = zip(bounds, bounds.dropFirst()).map { digits.dropFirst($0).prefix($1 - $0) }
        return UUID(uuidString: parts.joined(separator: "-"))
    }
}
