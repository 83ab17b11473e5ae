import Foundation
import SQLite

extension HabitTables {
    /// All habits and groups in their order, with all their days.
    ///
    /// - Parameter salvaging: keep what could be read before a fault instead of failing, for a damaged file.
    func load(salvaging: Bool = false) throws -> Contents {
        // A copy of an older version that is only looked at is read as it is.
        let version = try database.userVersion
        let isFirstVersion = version == 1
        let hasReminders = version >= StoreSchema.firstWithReminders
        let checks = try days("habit_month", salvaging)
        let skips = isFirstVersion ? [:] : try days("skipped_month", salvaging)
        let values = isFirstVersion ? [:] : try dayValues(salvaging)
        let groups = isFirstVersion ? [] : try groups(salvaging)
        let byKey = Dictionary(groups.map { ($0.key, $0.group.id) }) { first, _ in first }

        var contents = Contents(habits: [], groups: groups.map(\.group))
        let added =
            ", schedule, unit, aim, goal, question, details, archived_on, group_key, "
            + (hasReminders ? "reminders" : "''")
        do {
            try database.forEach(
                """
                SELECT key, id, name, icon, color, created_on\(isFirstVersion ? "" : added)
                FROM habit ORDER BY position, key
                """
            ) { row in
                try skippingFaults(salvaging) {
                    let key: Int = try row.value(0)
                    let color = HabitColor(rawValue: try row.value(4)) ?? .blue
                    var draft = HabitDraft(name: try row.value(2), icon: try row.value(3), color: color)
                    var archivedOn: CivilDay?
                    if !isFirstVersion {
                        // A schedule of a newer version is shown as a daily one; it stays in the file until the user picks
                        // another, and so does an unknown colour.
                        draft.schedule = Schedule(try row.value(6, as: String.self)) ?? .daily
                        draft.measure = try measure(row)
                        draft.question = try row.value(10)
                        draft.details = try row.value(11)
                        archivedOn = try row.value(12, as: String?.self).map { CivilDay($0) ?? CivilDay(number: 0) }
                        draft.group = try row.value(13, as: Int?.self).flatMap { byKey[$0] }
                        draft.reminders = Reminder.list(try row.value(14))
                    }
                    let done = checks[key] ?? []
                    // A date that cannot be read falls back to the first day that was recorded.
                    let createdOn = CivilDay(try row.value(5, as: String.self)) ?? done.first ?? CivilDay(number: 0)
                    contents.habits.append(
                        Habit(
                            id: try uuid(row), draft, createdOn: createdOn, archivedOn: archivedOn, checks: done,
                            amounts: values[key]?.amounts ?? .init(), skips: skips[key] ?? [],
                            notes: values[key]?.notes ?? .init()))
                }
            }
        } catch {
            guard salvaging, !contents.habits.isEmpty else { throw error }
        }
        return contents
    }

    private func uuid(_ row: Row) throws -> UUID {
        guard let id = UUID(uuidString: try row.value(1)) else { throw corrupt("There is no valid id") }
        return id
    }

    private func measure(_ row: Row) throws -> Measure? {
        guard let aim = try row.value(8, as: String?.self) else { return nil }
        let goal = Amount(clamping: try row.value(9, as: Int?.self) ?? 0)
        return Measure(
            unit: try row.value(7, as: String?.self) ?? "", aim: .init(rawValue: aim) ?? .atLeast, goal: goal)
    }

    /// The days of each habit's key that a table keeps as the bits of months.
    private func days(_ table: String, _ salvaging: Bool) throws -> [Int: DaySet] {
        var result: [Int: DaySet] = [:]
        var key = Int.min
        var last = Int.min
        var current: DaySet = []
        do {
            try database.forEach("SELECT habit, month, days FROM \(table) ORDER BY habit, month") { row in
                try skippingFaults(salvaging) {
                    let habit: Int = try row.value(0)
                    let month = CivilMonth(index: try row.value(1))
                    // In a damaged table rows may come in any order.
                    guard habit > key || habit == key && month.index > last else {
                        throw corrupt("A month is misplaced")
                    }
                    if habit != key {
                        result[key] = current
                        (key, current) = (habit, [])
                    }
                    last = month.index
                    guard CivilMonth.supported.contains(month) else { throw corrupt("A month is out of range") }
                    current.append(month, bits: UInt32(truncatingIfNeeded: try row.value(2, as: Int.self)))
                }
            }
        } catch {
            guard salvaging else { throw error }
        }
        result[key] = current
        return result
    }

    private struct Values {
        var amounts = DayValues<Amount>()
        var notes = DayValues<String>()
    }

    private func dayValues(_ salvaging: Bool) throws -> [Int: Values] {
        let supported = CivilMonth.supported.lowerBound.firstDay...CivilMonth.supported.upperBound.lastDay
        var result: [Int: Values] = [:]
        var key = Int.min
        var current = Values()
        do {
            try database.forEach("SELECT habit, day, amount, note FROM habit_day ORDER BY habit, day") { row in
                try skippingFaults(salvaging) {
                    let habit: Int = try row.value(0)
                    guard habit >= key else { throw corrupt("A day is misplaced") }
                    if habit != key {
                        result[key] = current
                        (key, current) = (habit, Values())
                    }
                    let day = CivilDay(number: try row.value(1))
                    guard supported.contains(day) else { throw corrupt("A day is out of range") }
                    current.amounts[day] = try row.value(2, as: Int?.self).map(Amount.init(clamping:))
                    current.notes[day] = try row.value(3, as: String?.self)
                }
            }
        } catch {
            guard salvaging else { throw error }
        }
        result[key] = current
        return result
    }

    private func groups(_ salvaging: Bool) throws -> [(key: Int, group: HabitGroup)] {
        do {
            return try database.rows("SELECT key, id, name, color FROM habit_group ORDER BY position, key") { row in
                let color = HabitColor(rawValue: try row.value(3)) ?? .blue
                return (try row.value(0), HabitGroup(id: try uuid(row), name: try row.value(2), color: color))
            }
        } catch {
            guard salvaging else { throw error }
            return []
        }
    }

    /// Reads one row. When salvaging, one that makes no sense is left out, and those behind it are read all the same.
    private func skippingFaults(_ salvaging: Bool, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            guard salvaging else { throw error }
        }
    }

    private func corrupt(_ message: String) -> SQLiteError {
        SQLiteError(code: .corrupt, message: message, path: database.path)
    }
}
