import Foundation

/// Reads what Tagwerk writes as JSON.
enum JSONReader {
    /// Enough of the document to know whose it is.
    private struct Head: Decodable {
        let format: String
        let version: Int
    }

    static func read(_ data: Data) throws(ImportProblem) -> ImportedFile {
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data), head.format == JSONDocument.name else {
            throw .unknown
        }
        guard head.version <= JSONDocument.newest else { throw .newerTagwerk }
        guard let document = try? decoder.decode(JSONDocument.self, from: data) else { throw .damaged }

        var file = ImportedFile(.tagwerk)
        file.groups = document.groups.map {
            HabitGroup(id: $0.id, name: $0.name, color: HabitColor(rawValue: $0.color) ?? .blue)
        }
        let names = Dictionary(document.groups.map { ($0.id, $0.name) }) { first, _ in first }
        for stored in document.habits {
            file.habits.append(habit(stored, names, number: file.habits.count + 1, &file))
        }
        file.notes = (document.notes ?? []).map { stored in
            var note = ImportedFile.Note(id: stored.id, title: stored.title ?? "", text: stored.text)
            note.createdAt = FrontMatter.moment(stored.created)
            note.modifiedAt = FrontMatter.moment(stored.modified)
            note.isPinned = stored.pinned ?? false
            note.trashedAt = FrontMatter.moment(stored.trashed)
            note.tags = stored.tags ?? []
            note.link = NoteLink(day: stored.day, habit: stored.habit)
            note.versions = (stored.versions ?? []).compactMap { version in
                FrontMatter.moment(version.written).map {
                    StoredVersion(writtenAt: $0, title: Data((version.title ?? "").utf8), text: Data(version.text.utf8))
                }
            }
            return note
        }
        return file
    }

    private static func habit(
        _ stored: JSONDocument.Habit, _ groups: [UUID: String], number: Int, _ file: inout ImportedFile
    ) -> ImportedFile.Habit {
        var draft = HabitDraft(
            name: LoopRules.name(stored.name, number: number), icon: stored.icon,
            color: HabitColor(rawValue: stored.color) ?? .blue, schedule: Schedule(stored.schedule) ?? .daily,
            question: stored.question ?? "", details: stored.details ?? "")
        if Schedule(stored.schedule) == nil { file.remark(.changedSchedule, draft.name) }
        draft.reminders = (stored.reminders ?? []).compactMap(Reminder.init)
        draft.measure = stored.measure.map { measure in
            Measure(
                unit: measure.unit, aim: Measure.Aim(rawValue: measure.aim) ?? .atLeast,
                goal: Amount(measure.goal) ?? .zero)
        }
        var habit = ImportedFile.Habit(
            id: stored.id, draft: draft, group: stored.group.flatMap { groups[$0] },
            isArchived: stored.archivedOn != nil, archivedOn: stored.archivedOn, createdOn: stored.createdOn)
        for day in stored.days {
            guard LoopRules.validYears.contains(day.date.year) else {
                file.remark(.invalidDate, draft.name)
                continue
            }
            let amount = day.amount.flatMap { Amount($0) }
            guard (amount == nil) == (day.amount == nil) else {
                file.remark(.invalidValue, draft.name)
                continue
            }
            guard habit.records[day.date] == nil else {
                file.remark(.repeatedDay, draft.name)
                continue
            }
            habit.records[day.date] = DayRecord(
                isChecked: day.done ?? false, amount: amount, isSkipped: day.skipped ?? false,
                note: day.note?.isEmpty == true ? nil : day.note)
        }
        return habit
    }
}
