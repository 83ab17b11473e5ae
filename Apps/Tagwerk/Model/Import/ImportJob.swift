import Foundation
import SQLite

/// Works an import out beside the main thread, over a connection of its own.
struct ImportJob: Sendable {
    let file: ImportedFile
    let today: CivilDay
    let changes: ChangeJob

    func preview() throws -> ImportPreview {
        let database = try changes.open(.readOnly)
        return preview(try HabitTables(database: database).load(), NoteTables(database: database))
    }

    /// What is to be added to what is here; nil where all of it is here already.
    func change(_ contents: Contents, _ notes: NoteTables) -> TitledChange? {
        let preview = preview(contents, notes)
        return preview.changesNothing ? nil : TitledChange(preview.title, preview.change)
    }

    private func preview(_ contents: Contents, _ notes: NoteTables) -> ImportPreview {
        ImportPlan(habits: contents.habits, groups: contents.groups, today: today, notes: notes, now: changes.now)
            .preview(file)
    }
}
