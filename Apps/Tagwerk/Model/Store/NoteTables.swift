import Foundation
import SQLite

/// Reads and writes the tables of notes. Nothing but what was asked for is kept in memory.
struct NoteTables {
    let database: Database
    let folding: SearchFolding

    /// - Parameter folding: one that has been in use knows most letters already.
    init(database: Database, folding: SearchFolding = SearchFolding()) {
        self.database = database
        self.folding = folding
    }

    /// The fields of a note that a list does not need.
    struct Content: Hashable {
        var title: String
        var text: String
        var revision: Int
        var modifiedAt: Date
    }

    // MARK: Lists

    /// What lists show of all notes, also of those in the trash.
    func summaries() throws -> [NoteSummary] {
        let tags = try tagsByNote()
        return try database.rows("SELECT \(Self.summaryColumns) FROM note") { try summary($0, tags) }
    }

    func summary(_ id: NoteSummary.ID) throws -> NoteSummary? {
        guard let key = try key(of: id) else { return nil }
        var tags = Tags()
        try database.forEach("SELECT tag, is_in_text FROM note_tag WHERE note = ?", key) { row in
            tags.add(try row.value(0), isInText: try row.value(1))
        }
        return try database.rows("SELECT \(Self.summaryColumns) FROM note WHERE key = ?", key) {
            try summary($0, [key: tags])
        }.first
    }

    private static let summaryColumns =
        "key, id, heading, excerpt, created_at, modified_at, is_pinned, trashed_at, day, habit_id"

    private func summary(_ row: Row, _ tags: [Int: Tags]) throws -> NoteSummary {
        let key: Int = try row.value(0)
        var summary = NoteSummary(
            // A row whose id was spoilt is still shown. It can be found under no id, so it cannot be changed either.
            id: UUID(uuidString: try row.value(1)) ?? UUID(noteKey: key), key: key,
            title: try row.value(2), excerpt: try row.value(3), createdAt: Date(milliseconds: try row.value(4)),
            modifiedAt: Date(milliseconds: try row.value(5)))
        summary.isPinned = try row.value(6)
        summary.trashedAt = try row.value(7, as: Int?.self).map(Date.init(milliseconds:))
        summary.link.day = try row.value(8, as: Int?.self).map(CivilDay.init(number:))
        summary.link.habit = try row.value(9, as: String?.self).flatMap { UUID(uuidString: $0) }
        if let tags = tags[key] {
            summary.addedTags = tags.addedOnly.sorted()
            summary.tags = (tags.inText + summary.addedTags).sorted()
        }
        return summary
    }

    /// The tags of a note. What stands in its text is not counted again where it was added too, in whatever case.
    private struct Tags {
        private(set) var inText: [String] = []
        private var added: [String] = []

        mutating func add(_ tag: String, isInText: Bool) {
            if isInText { inText.append(tag) } else { added.append(tag) }
        }

        var addedOnly: [String] {
            if inText.isEmpty || added.isEmpty { return added }
            let keys = Set(inText.map(NoteTags.key))
            return added.filter { !keys.contains(NoteTags.key($0)) }
        }
    }

    private func tagsByNote() throws -> [Int: Tags] {
        var result: [Int: Tags] = [:]
        try database.forEach("SELECT note, tag, is_in_text FROM note_tag") { row in
            result[try row.value(0), default: Tags()].add(try row.value(1), isInText: try row.value(2))
        }
        return result
    }

    func key(of id: NoteSummary.ID) throws -> Int? {
        try database.value("SELECT key FROM note WHERE id = ?", id.uuidString)
    }

    // MARK: Texts

    /// The text of a note. Throws `NoteFault` if it cannot be shown as it is.
    func content(of id: NoteSummary.ID) throws -> Content {
        guard let key = try key(of: id) else { throw NoteFault.gone }
        let row = try rawContent(of: key)
        guard let text = row.text else { throw NoteFault.damaged }
        guard let title = String(validating: row.title, as: UTF8.self),
            let text = String(validating: text, as: UTF8.self)
        else { throw NoteFault.notText }
        return Content(title: title, text: text, revision: row.revision, modifiedAt: row.modifiedAt)
    }

    struct RawContent {
        var title: Data
        var text: Data?
        var revision: Int
        var modifiedAt: Date
    }

    func rawContent(of key: Int) throws -> RawContent {
        let rows = try database.rows(
            """
            SELECT CAST(title AS BLOB), CAST(text AS BLOB), revision, modified_at
            FROM note LEFT JOIN note_text ON note = key WHERE key = ?
            """, key
        ) { row in
            RawContent(
                title: try row.value(0), text: try row.value(1), revision: try row.value(2),
                modifiedAt: Date(milliseconds: try row.value(3)))
        }
        guard let row = rows.first else { throw NoteFault.gone }
        return row
    }

    /// All notes with everything, in the order in which they were added.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1, about a hundred times.
    func allStored(progress: (Double) -> Void = { _ in }) throws -> [StoredNote] {
        let ids: [String] = try database.rows("SELECT id FROM note ORDER BY key") { try $0.value(0) }
        var notes: [StoredNote] = []
        for (number, id) in ids.compactMap({ UUID(uuidString: $0) }).enumerated() {
            try Task.checkCancellation()
            if number * 100 / ids.count > (number - 1) * 100 / ids.count {
                progress(Double(number) / Double(ids.count))
            }
            if let note = try stored(id) { notes.append(note) }
        }
        return notes
    }

    /// A note with everything, or nil if there is none.
    func stored(_ id: NoteSummary.ID) throws -> StoredNote? {
        guard let key = try key(of: id) else { return nil }
        let content = try rawContent(of: key)
        let notes = try database.rows(
            "SELECT created_at, is_pinned, trashed_at, day, habit_id FROM note WHERE key = ?", key
        ) { row in
            var note = StoredNote(
                id: id, title: content.title, text: content.text ?? Data(),
                createdAt: Date(milliseconds: try row.value(0)), modifiedAt: content.modifiedAt)
            note.revision = content.revision
            note.isPinned = try row.value(1)
            note.trashedAt = try row.value(2, as: Int?.self).map(Date.init(milliseconds:))
            note.link.day = try row.value(3, as: Int?.self).map(CivilDay.init(number:))
            note.link.habit = try row.value(4, as: String?.self).flatMap { UUID(uuidString: $0) }
            return note
        }
        guard var note = notes.first else { return nil }
        note.tags = try addedTags(of: id) ?? []
        note.versions = try database.rows(
            "SELECT written_at, CAST(title AS BLOB), CAST(text AS BLOB) FROM note_version WHERE note = ? ORDER BY key",
            key
        ) { row in
            StoredVersion(
                writtenAt: Date(milliseconds: try row.value(0)), title: try row.value(1), text: try row.value(2))
        }
        return note
    }

    /// The tags that were given to a note besides those in its text; nil if there is no such note.
    func addedTags(of id: NoteSummary.ID) throws -> [String]? {
        guard let key = try key(of: id) else { return nil }
        return try database.rows("SELECT tag FROM note_tag WHERE note = ? AND is_in_text = 0 ORDER BY tag", key) {
            try $0.value(0)
        }
    }

    func revision(of id: NoteSummary.ID) throws -> Int? {
        try database.value("SELECT revision FROM note WHERE id = ?", id.uuidString)
    }
}

extension UUID {
    /// A stand-in for the id of a row that has none.
    fileprivate init(noteKey key: Int) {
        let bytes = withUnsafeBytes(of: key.bigEndian) { Array($0) }
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
            ))
    }
}
