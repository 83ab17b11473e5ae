import Foundation
import SQLite

/// Reads and writes habits in the tables of `StoreSchema`.
struct HabitTables {
    let database: Database

    /// All habits in their order, with all their days.
    ///
    /// - Parameter salvaging: keep what could be read before a fault instead of failing, for a damaged file.
    func load(salvaging: Bool = false) throws -> [Habit] {
        var days: [Int: DaySet] = [:]
        var key = Int.min
        var current: DaySet = []
        do {
            try database.forEach("SELECT habit, month, days FROM habit_month ORDER BY habit, month") { row in
                let habit: Int = try row.value(0)
                if habit != key {
                    days[key] = current
                    (key, current) = (habit, [])
                }
                let month = CivilMonth(index: try row.value(1))
                guard CivilMonth.supported.contains(month) else {
                    throw SQLiteError(code: .corrupt, message: "A month is out of range", path: database.path)
                }
                current.append(month, bits: UInt32(truncatingIfNeeded: try row.value(2, as: Int.self)))
            }
        } catch {
            guard salvaging else { throw error }
        }
        days[key] = current

        var habits: [Habit] = []
        do {
            try database.forEach(
                "SELECT key, id, name, icon, color, created_on FROM habit ORDER BY position, key"
            ) { row in
                let recorded = days[try row.value(0)] ?? []
                habits.append(try habit(row, recorded))
            }
        } catch {
            guard salvaging, !habits.isEmpty else { throw error }
        }
        return habits
    }

    private func habit(_ row: Row, _ days: DaySet) throws -> Habit {
        let text: String = try row.value(1)
        guard let id = UUID(uuidString: text) else {
            throw SQLiteError(code: .corrupt, message: "A habit has no valid id", path: database.path)
        }
        // A colour of a newer version is shown as blue; it stays in the file until the user picks another. A date
        // that cannot be read falls back to the first day that was recorded.
        let color = HabitColor(rawValue: try row.value(4)) ?? .blue
        let createdOn = CivilDay(try row.value(5, as: String.self)) ?? days.first ?? CivilDay(number: 0)
        return Habit(
            id: id, name: try row.value(2), icon: try row.value(3), color: color, createdOn: createdOn, days: days)
    }

    /// Writes one change. `habits` is the list after it, and `before` the list before it.
    func write(_ change: Change, before: [Habit], after habits: [Habit]) throws {
        switch change {
        case .insert(let placed):
            for place in placed { try insert(place.habit) }
            try writePositions(habits)
        case .delete(let ids):
            for id in ids { try database.run("DELETE FROM habit WHERE id = ?", id.uuidString) }
            try writePositions(habits)
        case .edit(let id, let traits):
            guard let old = before.first(where: { $0.id == id })?.traits else { return }
            // Column by column, so that a colour that this version does not know outlives a new name.
            if old.name != traits.name { try set("name", traits.name, of: id) }
            if old.icon != traits.icon { try set("icon", traits.icon, of: id) }
            if old.color != traits.color { try set("color", traits.color.rawValue, of: id) }
        case .mark(let id, let day, _):
            guard let habit = habits.first(where: { $0.id == id }) else { return }
            try writeMonth(day.month, of: habit)
        case .reorder:
            try writePositions(habits)
        }
    }

    private func insert(_ habit: Habit) throws {
        try database.run(
            "INSERT INTO habit (id, name, icon, color, position, created_on) VALUES (?, ?, ?, ?, -1, ?)",
            habit.id.uuidString, habit.name, habit.icon, habit.color.rawValue, habit.createdOn.description)
        for month in habit.days.months {
            try writeMonth(month, of: habit)
        }
    }

    private func set(_ column: String, _ value: String, of id: Habit.ID) throws {
        try expectOne(try database.run("UPDATE habit SET \(column) = ? WHERE id = ?", value, id.uuidString))
    }

    private func writeMonth(_ month: CivilMonth, of habit: Habit) throws {
        let bits = habit.days.bits(of: month)
        guard bits != 0 else {
            try database.run(
                "DELETE FROM habit_month WHERE month = ? AND habit = (SELECT key FROM habit WHERE id = ?)",
                month.index, habit.id.uuidString)
            return
        }
        try expectOne(
            try database.run(
                """
                INSERT INTO habit_month (habit, month, days) SELECT key, ?, ? FROM habit WHERE id = ?
                ON CONFLICT (habit, month) DO UPDATE SET days = excluded.days
                """, month.index, Int(bits), habit.id.uuidString))
    }

    private func writePositions(_ habits: [Habit]) throws {
        for (position, habit) in habits.enumerated() {
            try database.run(
                "UPDATE habit SET position = ?1 WHERE id = ?2 AND position <> ?1", position, habit.id.uuidString)
        }
    }

    /// A change that hits no row would be lost without a word.
    private func expectOne(_ changed: Int) throws {
        guard changed == 1 else {
            throw SQLiteError(code: .corrupt, message: "The habit is not in the file", path: database.path)
        }
    }
}
