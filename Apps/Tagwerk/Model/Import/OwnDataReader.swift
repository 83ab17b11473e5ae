import Foundation
import SQLite

/// Reads a copy of Tagwerk's own data, such as a backup or the file of another computer.
enum OwnDataReader {
    /// - Parameter database: of any version up to today's.
    static func read(_ database: Database) throws -> ImportedFile {
        do {
            try StoreSchema.migrator.pending(in: database)
        } catch is Migrator.NewerVersion {
            throw ImportProblem.newerTagwerk
        }
        var file = ImportedFile(.tagwerkData)
        let contents = try HabitTables(database: database).load()
        file.groups = contents.groups
        let names = Dictionary(contents.groups.map { ($0.id, $0.name) }) { first, _ in first }
        file.habits = contents.habits.map { habit in
            var imported = ImportedFile.Habit(
                id: habit.id, draft: HabitDraft(habit), group: habit.group.flatMap { names[$0] },
                isArchived: habit.isArchived, archivedOn: habit.archivedOn, createdOn: habit.createdOn)
            for day in habit.recordedDays { imported.records[day] = habit.record(on: day) }
            return imported
        }
        // Before the third version there were no notes.
        guard try database.userVersion > 2 else { return file }
        let tables = NoteTables(database: database)
        for summary in try tables.summaries().sorted(by: { $0.key < $1.key }) {
            guard let stored = try? tables.stored(summary.id), let note = ImportedFile.Note(stored) else {
                file.remark(.notText, summary.title)
                continue
            }
            file.notes.append(note)
        }
        return file
    }
}

extension ImportedFile.Note {
    /// Nil if it is not text.
    init?(_ stored: StoredNote) {
        guard let title = String(validating: stored.title, as: UTF8.self),
            let text = String(validating: stored.text, as: UTF8.self)
        else { return nil }
        self.init(
            id: stored.id, title: title, text: text, createdAt: stored.createdAt, modifiedAt: stored.modifiedAt,
            isPinned: stored.isPinned, trashedAt: stored.trashedAt, tags: stored.tags, link: stored.link,
            versions: stored.versions)
    }
}
