import Foundation
import SQLite

extension NoteTables {
    func insert(_ note: StoredNote) throws {
        try database.run(
            """
            INSERT INTO note (
                id, title, heading, excerpt, created_at, modified_at, revision, is_pinned, trashed_at, day, habit_id)
            VALUES (?, CAST(? AS TEXT), '', '', ?, ?, ?, ?, ?, ?, ?)
            """,
            note.id.uuidString, note.title, note.createdAt.milliseconds, note.modifiedAt.milliseconds, note.revision,
            note.isPinned, note.trashedAt?.milliseconds, note.link.day?.number, note.link.habit?.uuidString)
        guard let key = try key(of: note.id) else { throw missing }
        try database.run("INSERT INTO note_text (note, text) VALUES (?, CAST(? AS TEXT))", key, note.text)
        for tag in note.tags {
            try database.run("INSERT OR IGNORE INTO note_tag (note, tag, is_in_text) VALUES (?, ?, 0)", key, tag)
        }
        for version in note.versions {
            try insert(version, of: key)
        }
        try derive(
            key, title: String(decoding: note.title, as: UTF8.self), text: String(decoding: note.text, as: UTF8.self))
    }

    /// Deletes a note with its history.
    func remove(_ id: NoteSummary.ID) throws {
        try remove([id]) { _ in }
    }

    /// Deletes notes with their history.
    ///
    /// - Parameter didRemove: called after each one.
    func remove(_ ids: [NoteSummary.ID], didRemove: (NoteSummary.ID) throws -> Void) throws {
        let keys = try ids.map { id in
            guard let key = try key(of: id) else { throw missing }
            return key
        }
        let makesAnew = try isIndexMadeAnew(without: keys)
        if makesAnew { try emptyIndex() }
        for (id, key) in zip(ids, keys) {
            if !makesAnew { try removeFromIndex(key) }
            // With its pieces.
            try database.run("DELETE FROM note WHERE key = ?", key)
            try didRemove(id)
        }
        if makesAnew { try fillIndex() }
    }

    func setTrashed(_ moment: Date?, _ id: NoteSummary.ID) throws {
        try set("trashed_at", moment?.milliseconds, of: id)
    }

    func setPinned(_ isPinned: Bool, _ id: NoteSummary.ID) throws {
        try set("is_pinned", isPinned, of: id)
    }

    func setLink(_ link: NoteLink, _ id: NoteSummary.ID) throws {
        try set("day", link.day?.number, of: id)
        try set("habit_id", link.habit?.uuidString, of: id)
    }

    /// Gives a note these tags besides those in its text.
    func setAddedTags(_ tags: [String], _ id: NoteSummary.ID) throws {
        guard let key = try key(of: id) else { throw missing }
        try database.run("DELETE FROM note_tag WHERE note = ? AND is_in_text = 0", key)
        for tag in tags {
            try database.run("INSERT OR IGNORE INTO note_tag (note, tag, is_in_text) VALUES (?, ?, 0)", key, tag)
        }
    }

    /// Writes another title and text, which are at a new revision then.
    func setText(_ id: NoteSummary.ID, title: String, text: String, at moment: Date) throws {
        guard let key = try key(of: id) else { throw missing }
        try database.run(
            "UPDATE note SET title = ?, modified_at = ?, revision = revision + 1 WHERE key = ?",
            title, moment.milliseconds, key)
        try expectOne(try database.run("UPDATE note_text SET text = ? WHERE note = ?", text, key))
        try derive(key, title: title, text: text)
    }

    /// Writes what is made of a note's title and text: the words of lists, the tags and the index.
    private func derive(_ key: Int, title: String, text: String) throws {
        try database.run(
            "UPDATE note SET heading = ?, excerpt = ? WHERE key = ?",
            NoteText.title(title, text: text), NoteText.excerpt(title: title, text: text), key)
        let tags = Set(NoteTags.tags(in: text))
        let present: [String] = try database.rows("SELECT tag FROM note_tag WHERE note = ? AND is_in_text = 1", key) {
            try $0.value(0)
        }
        for tag in Set(present).subtracting(tags) {
            try database.run("DELETE FROM note_tag WHERE note = ? AND tag = ? AND is_in_text = 1", key, tag)
        }
        for tag in tags.subtracting(present) {
            try database.run("INSERT OR IGNORE INTO note_tag (note, tag, is_in_text) VALUES (?, ?, 1)", key, tag)
        }
        try index(key, title: title, text: text)
    }

    /// Makes anew what another program has left out, or has made by other rules.
    func deriveAgain(_ id: NoteSummary.ID) throws {
        guard let key = try key(of: id) else { throw missing }
        let content = try rawContent(of: key)
        try derive(
            key, title: String(decoding: content.title, as: UTF8.self),
            text: String(decoding: content.text ?? Data(), as: UTF8.self))
    }

    private func set(_ column: String, _ value: some ColumnValue, of id: NoteSummary.ID) throws {
        try expectOne(try database.run("UPDATE note SET \(column) = ? WHERE id = ?", value, id.uuidString))
    }

    /// A change that hits no row would be lost without a word.
    private func expectOne(_ changed: Int) throws {
        guard changed == 1 else { throw missing }
    }

    private var missing: SQLiteError {
        SQLiteError(code: .corrupt, message: "The note is not in the file", path: database.path)
    }
}
