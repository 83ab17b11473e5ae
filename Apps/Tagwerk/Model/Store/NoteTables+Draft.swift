import Foundation
import SQLite

extension NoteTables {
    /// What was being written into a note that is not added yet.
    func draft() throws -> NoteDraft? {
        try database.rows("SELECT title, text, day, habit_id FROM note_draft") { row in
            var draft = NoteDraft(title: try row.value(0), text: try row.value(1))
            draft.link.day = try row.value(2, as: Int?.self).map(CivilDay.init(number:))
            draft.link.habit = try row.value(3, as: String?.self).flatMap { UUID(uuidString: $0) }
            return draft
        }.first
    }

    func setDraft(_ draft: NoteDraft?) throws {
        guard let draft else {
            try database.run("DELETE FROM note_draft")
            return
        }
        try database.run(
            "INSERT OR REPLACE INTO note_draft (key, title, text, day, habit_id) VALUES (1, ?, ?, ?, ?)",
            draft.title, draft.text, draft.link.day?.number, draft.link.habit?.uuidString)
    }
}
