import Foundation
import SQLite

extension NoteTables {
    /// The earlier texts of a note, the newest first.
    func versions(of id: NoteSummary.ID) throws -> [NoteVersion] {
        guard let key = try key(of: id) else { return [] }
        return try database.rows(
            """
            SELECT key, written_at, title, substr(text, 1, 2000), length(CAST(text AS BLOB))
            FROM note_version WHERE note = ? ORDER BY written_at DESC, key DESC
            """, key
        ) { row in
            NoteVersion(
                id: try row.value(0), writtenAt: Date(milliseconds: try row.value(1)),
                title: NoteText.title(try row.value(2), text: try row.value(3)), size: try row.value(4))
        }
    }

    /// Nil if there is no such version any more.
    func content(ofVersion version: NoteVersion.ID) throws -> (title: String, text: String)? {
        try database.rows("SELECT title, text FROM note_version WHERE key = ?", version) {
            (try $0.value(0, as: String.self), try $0.value(1, as: String.self))
        }.first
    }

    /// Keeps the present text of a note before another one takes its place. Old ones go only by a clock that is trusted.
    func keepVersion(of id: NoteSummary.ID, thinnedAt now: Date, if trustsClock: Bool) throws {
        guard let key = try key(of: id) else { return }
        // Nothing is kept of a note that was empty, nor the same text twice.
        try database.run(
            """
            INSERT INTO note_version (note, written_at, title, text)
            SELECT key, modified_at, title, text FROM note JOIN note_text ON note = key
            WHERE key = ?1 AND (title <> '' OR text <> '') AND NOT EXISTS (
                SELECT 1 FROM note_version AS old
                WHERE old.note = ?1 AND old.text = note_text.text AND old.title = note.title)
            """, key)
        if trustsClock { try thinVersions(of: key, at: now) }
    }

    /// Adds earlier texts that are not there yet, and returns those.
    func add(_ versions: [StoredVersion], to id: NoteSummary.ID, at now: Date) throws -> [StoredVersion] {
        guard let key = try key(of: id) else { return [] }
        return try versions.filter { version in
            try insert(version, of: key, unlessThere: true)
        }
    }

    func has(_ version: StoredVersion, of id: NoteSummary.ID) throws -> Bool {
        guard let key = try key(of: id) else { return false }
        let found = try database.value(
            "SELECT 1 FROM note_version WHERE note = ? AND title = CAST(? AS TEXT) AND text = CAST(? AS TEXT)",
            key, version.title, version.text, as: Int.self)
        return found != nil
    }

    func remove(_ versions: [StoredVersion], of id: NoteSummary.ID) throws {
        guard let key = try key(of: id) else { return }
        for version in versions {
            try database.run(
                """
                DELETE FROM note_version
                WHERE note = ? AND written_at = ? AND title = CAST(? AS TEXT) AND text = CAST(? AS TEXT)
                """, key, version.writtenAt.milliseconds, version.title, version.text)
        }
    }

    /// Returns whether it was added.
    @discardableResult
    func insert(_ version: StoredVersion, of key: Int, unlessThere: Bool = false) throws -> Bool {
        let isThere =
            try unlessThere
            && database.value(
                "SELECT 1 FROM note_version WHERE note = ? AND title = CAST(? AS TEXT) AND text = CAST(? AS TEXT)",
                key, version.title, version.text, as: Int.self) != nil
        guard !isThere else { return false }
        try database.run(
            "INSERT INTO note_version (note, written_at, title, text) VALUES (?, ?, CAST(? AS TEXT), CAST(? AS TEXT))",
            key, version.writtenAt.milliseconds, version.title, version.text)
        return true
    }

    private func thinVersions(of key: Int, at now: Date) throws {
        let versions = try database.rows(
            """
            SELECT key, written_at, length(CAST(text AS BLOB)) FROM note_version
            WHERE note = ? ORDER BY written_at DESC, key DESC
            """, key
        ) { row in
            (
                id: try row.value(0, as: Int.self), writtenAt: Date(milliseconds: try row.value(1)),
                size: try row.value(2, as: Int.self)
            )
        }
        for id in VersionRules.tooMany(versions, at: now) {
            try database.run("DELETE FROM note_version WHERE key = ?", id)
        }
    }
}
