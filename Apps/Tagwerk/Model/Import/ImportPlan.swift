import Foundation

/// Works out what of a file is not here yet.
///
/// A habit of the file is the one here with the same id, or else the first one left with the same name and kind. Its
/// days only fill gaps: what the user has here is newer than any file.
struct ImportPlan {
    let habits: [Habit]
    let groups: [HabitGroup]
    let today: CivilDay
    /// The notes here; nil if none can be read.
    let notes: NoteTables?
    let now: Date

    func preview(_ file: ImportedFile) -> ImportPreview {
        var lines: [ImportPreview.Line] = []
        var remarks = file.remarks
        var records: [HabitChange] = []
        var placed: [HabitChange.Placed] = []
        // A group is known by its name; an id of the file that is taken here stands for another group.
        var newGroups: [HabitGroup] = []
        for group in file.groups where !(groups + newGroups).contains(where: { $0.name == group.name }) {
            let isTaken = (groups + newGroups).contains { $0.id == group.id }
            newGroups.append(HabitGroup(id: isTaken ? UUID() : group.id, name: group.name, color: group.color))
        }
        var used: Set<Habit.ID> = []
        var targets: [Habit.ID: Habit.ID] = [:]
        let ids = Set(habits.map(\.id))
        let imported = Set(file.habits.compactMap(\.id))

        for habit in file.habits {
            let target =
                habit.id.flatMap { id in habits.first { $0.id == id && !used.contains(id) } }
                ?? habits.first {
                    $0.name == habit.draft.name && ($0.measure == nil) == (habit.draft.measure == nil)
                        && !used.contains($0.id) && !imported.contains($0.id)
                }
            var line = ImportPreview.Line(name: habit.draft.name, isNew: target == nil)
            var new: [CivilDay: DayRecord] = [:]
            for (day, record) in habit.records where !record.isEmpty {
                guard day <= today else {
                    remarks.append(.init(reason: .futureDate, place: habit.draft.name, line: nil))
                    continue
                }
                let present = target?.record(on: day) ?? DayRecord()
                let joined = joined(present, record)
                if joined != present {
                    new[day] = joined
                    line.added += 1
                } else if agree(present, record) {
                    line.same += 1
                } else {
                    line.kept += 1
                }
            }
            lines.append(line)
            if let target {
                used.insert(target.id)
                if let id = habit.id { targets[id] = target.id }
                if !new.isEmpty { records.append(.record(target.id, new)) }
            } else {
                var made = make(habit, new, &newGroups)
                if ids.contains(made.id) || !used.insert(made.id).inserted {
                    made = make(ImportedFile.Habit(withoutID: habit), new, &newGroups)
                    used.insert(made.id)
                }
                if let id = habit.id { targets[id] = made.id }
                placed.append(.init(index: habits.count + placed.count, habit: made))
            }
        }
        var changes: [HabitChange] = newGroups.enumerated().map {
            .insertGroup($1, index: groups.count + $0, members: [])
        }
        if !placed.isEmpty { changes.append(.insert(placed)) }
        changes += records
        let names = (habits + placed.map(\.habit)).map { ($0.name, $0.id) }
        let plan = NoteImportPlan(
            tables: notes, now: now, habits: targets,
            habitsByName: Dictionary(names) { first, _ in first })
        let (noteLines, noteChanges) = plan.result(file.notes)
        var preview = ImportPreview(
            format: file.format, newGroups: newGroups.count,
            change: .all([.habits(.all(changes))] + noteChanges.map { .notes($0) }))
        preview.lines = lines
        preview.notes = noteLines
        preview.remarks = remarks
        return preview
    }

    /// What is here, with the file's entry if there is none, and its note if there is none.
    private func joined(_ present: DayRecord, _ record: DayRecord) -> DayRecord {
        var result = present
        if !present.isChecked, present.amount == nil, !present.isSkipped {
            (result.isChecked, result.amount, result.isSkipped) = (record.isChecked, record.amount, record.isSkipped)
        }
        result.note = present.note ?? record.note
        return result
    }

    /// Whether all that the file says of a day is here.
    private func agree(_ present: DayRecord, _ record: DayRecord) -> Bool {
        (!record.isChecked || present.isChecked) && (!record.isSkipped || present.isSkipped)
            && (record.amount == nil || record.amount == present.amount)
            && (record.note == nil || record.note == present.note)
    }

    private func make(
        _ imported: ImportedFile.Habit, _ records: [CivilDay: DayRecord], _ newGroups: inout [HabitGroup]
    ) -> Habit {
        var draft = imported.draft
        if let name = imported.group {
            if let group = (groups + newGroups).first(where: { $0.name == name }) {
                draft.group = group.id
            } else {
                let group = HabitGroup(name: name, color: draft.color)
                newGroups.append(group)
                draft.group = group.id
            }
        }
        let days = records.keys.sorted()
        let createdOn = min(imported.createdOn ?? days.first ?? today, today)
        // Streaks of an archived habit stay as they were, so it counts as archived on its last day.
        let archivedOn = imported.isArchived ? min(imported.archivedOn ?? days.last ?? today, today) : nil
        var habit = Habit(id: imported.id ?? UUID(), draft, createdOn: createdOn, archivedOn: archivedOn)
        for day in days { habit.set(records[day] ?? DayRecord(), on: day) }
        return habit
    }
}

extension ImportedFile.Habit {
    fileprivate init(withoutID habit: Self) {
        self = habit
        id = nil
    }
}
