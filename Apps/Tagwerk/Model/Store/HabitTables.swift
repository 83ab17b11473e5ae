import Foundation
import SQLite

/// Writes habits and groups into the tables of `StoreSchema`; `HabitTables+Loading` reads them.
struct HabitTables {
    let database: Database

    /// Writes one change. `before` and `after` are the contents before and after it.
    ///
    /// - Parameter didWork: called after each part of the work with how much it was; see `HabitChange.effort`.
    func write(
        _ change: HabitChange, before: Contents, after: Contents, didWork: (Int) throws -> Void = { _ in }
    ) throws {
        switch change {
        case .insert(let placed):
            for place in placed where before.habit(place.habit.id) == nil {
                try insert(after.habit(place.habit.id) ?? place.habit)
                try didWork(HabitChange.effort(place.habit))
            }
            try writePositions("habit", after.habits)
        case .delete(let ids):
            for habit in before.habits where ids.contains(habit.id) {
                try database.run("DELETE FROM habit WHERE id = ?", habit.id.uuidString)
                try didWork(HabitChange.effort(habit))
            }
            try writePositions("habit", after.habits)
        case .edit(let id, _):
            guard let old = before.habit(id), let new = after.habit(id) else { return }
            try writeTraits(of: id, old.traits, new.traits)
        case .record(let id, let records):
            guard let habit = after.habit(id) else { return }
            try write(Set(records.keys), of: habit)
            try didWork(change.effort(in: after))
        case .reorder:
            try writePositions("habit", after.habits)
        case .insertGroup(let group, _, let members):
            // Another program may have done it already.
            guard !before.groups.contains(where: { $0.id == group.id }) else { return }
            try database.run(
                "INSERT INTO habit_group (id, name, color, position) VALUES (?, ?, ?, -1)",
                group.id.uuidString, group.name, group.color.rawValue)
            for id in members where after.habit(id)?.group == group.id { try writeGroup(group.id, of: id) }
            try writePositions("habit_group", after.groups)
        case .deleteGroup(let id):
            try database.run("DELETE FROM habit_group WHERE id = ?", id.uuidString)
            try writePositions("habit_group", after.groups)
        case .editGroup(let group):
            guard after.groups.contains(where: { $0.id == group.id }) else { return }
            let old = before.groups.first { $0.id == group.id }
            if old?.name != group.name { try set("name", group.name, of: group.id, in: "habit_group") }
            if old?.color != group.color { try set("color", group.color.rawValue, of: group.id, in: "habit_group") }
        case .reorderGroups:
            try writePositions("habit_group", after.groups)
        case .all(let changes):
            for change in changes { try write(change, before: before, after: after, didWork: didWork) }
        }
    }

    private func insert(_ habit: Habit) throws {
        try database.run(
            """
            INSERT INTO habit (
                id, name, icon, color, position, created_on, schedule, unit, aim, goal, question, details, archived_on,
                reminders)
            VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            habit.id.uuidString, habit.name, habit.icon, habit.color.rawValue, habit.createdOn.description,
            habit.schedule.description, habit.measure?.unit, habit.measure?.aim.rawValue,
            habit.measure?.goal.thousandths, habit.question, habit.details, habit.archivedOn?.description,
            Reminder.text(habit.reminders))
        if habit.group != nil { try writeGroup(habit.group, of: habit.id) }
        for month in habit.checks.months { try writeMonth(month, habit.checks, "habit_month", of: habit.id) }
        for month in habit.skips.months { try writeMonth(month, habit.skips, "skipped_month", of: habit.id) }
        for day in Set(habit.recordedAmounts.map(\.day) + habit.notes.map(\.day)) { try writeDay(day, of: habit) }
    }

    /// Column by column, so that a colour or schedule that this version does not know outlives a new name.
    private func writeTraits(of id: Habit.ID, _ old: HabitChange.Traits, _ new: HabitChange.Traits) throws {
        if old.draft.name != new.draft.name { try set("name", new.draft.name, of: id) }
        if old.draft.icon != new.draft.icon { try set("icon", new.draft.icon, of: id) }
        if old.draft.color != new.draft.color { try set("color", new.draft.color.rawValue, of: id) }
        if old.draft.schedule != new.draft.schedule { try set("schedule", new.draft.schedule.description, of: id) }
        if old.draft.measure != new.draft.measure {
            try set("unit", new.draft.measure?.unit, of: id)
            try set("aim", new.draft.measure?.aim.rawValue, of: id)
            try set("goal", new.draft.measure?.goal.thousandths, of: id)
        }
        if old.draft.question != new.draft.question { try set("question", new.draft.question, of: id) }
        if old.draft.reminders != new.draft.reminders {
            try set("reminders", Reminder.text(new.draft.reminders), of: id)
        }
        if old.draft.details != new.draft.details { try set("details", new.draft.details, of: id) }
        if old.draft.group != new.draft.group { try writeGroup(new.draft.group, of: id) }
        if old.archivedOn != new.archivedOn { try set("archived_on", new.archivedOn?.description, of: id) }
    }

    private func set(_ column: String, _ value: some ColumnValue, of id: UUID, in table: String = "habit") throws {
        try expectOne(try database.run("UPDATE \(table) SET \(column) = ? WHERE id = ?", value, id.uuidString))
    }

    private func writeGroup(_ group: HabitGroup.ID?, of id: Habit.ID) throws {
        try expectOne(
            try database.run(
                "UPDATE habit SET group_key = (SELECT key FROM habit_group WHERE id = ?) WHERE id = ?",
                group?.uuidString, id.uuidString))
    }

    private func write(_ days: Set<CivilDay>, of habit: Habit) throws {
        for month in Set(days.map(\.month)) {
            try writeMonth(month, habit.checks, "habit_month", of: habit.id)
            try writeMonth(month, habit.skips, "skipped_month", of: habit.id)
        }
        for day in days { try writeDay(day, of: habit) }
    }

    private func writeMonth(_ month: CivilMonth, _ days: DaySet, _ table: String, of id: Habit.ID) throws {
        let bits = days.bits(of: month)
        guard bits != 0 else {
            try database.run(
                "DELETE FROM \(table) WHERE month = ? AND habit = (SELECT key FROM habit WHERE id = ?)",
                month.index, id.uuidString)
            return
        }
        try expectOne(
            try database.run(
                """
                INSERT INTO \(table) (habit, month, days) SELECT key, ?, ? FROM habit WHERE id = ?
                ON CONFLICT (habit, month) DO UPDATE SET days = excluded.days
                """, month.index, Int(bits), id.uuidString))
    }

    private func writeDay(_ day: CivilDay, of habit: Habit) throws {
        let record = habit.record(on: day)
        guard record.amount != nil || record.note != nil else {
            try database.run(
                "DELETE FROM habit_day WHERE day = ? AND habit = (SELECT key FROM habit WHERE id = ?)",
                day.number, habit.id.uuidString)
            return
        }
        try expectOne(
            try database.run(
                """
                INSERT INTO habit_day (habit, day, amount, note) SELECT key, ?, ?, ? FROM habit WHERE id = ?
                ON CONFLICT (habit, day) DO UPDATE SET amount = excluded.amount, note = excluded.note
                """, day.number, record.amount?.thousandths, record.note, habit.id.uuidString))
    }

    private func writePositions<Item: Identifiable>(_ table: String, _ items: [Item]) throws where Item.ID == UUID {
        for (position, item) in items.enumerated() {
            try database.run(
                "UPDATE \(table) SET position = ?1 WHERE id = ?2 AND position <> ?1", position, item.id.uuidString)
        }
    }

    /// A change that hits no row would be lost without a word.
    private func expectOne(_ changed: Int) throws {
        guard changed == 1 else {
            throw SQLiteError(code: .corrupt, message: "The habit is not in the file", path: database.path)
        }
    }
}
