import Foundation
import SQLite

extension NoteTables {
    /// A piece's key is that of its note, with a number above these bits that is 0 for the only piece of a short note. So
    /// the index alone says which notes it found, and stays small, since keys are close to one another.
    private static let noteBits = 32

    private static func note(of piece: Int) -> Int { piece & (1 << noteBits - 1) }

    /// Brings the index of one note up to date. Of a long text only the pieces that have changed are written.
    func index(_ key: Int, title: String, text: String) throws {
        // A block that was pasted twice gives pieces that are the same.
        var old: [Int: [Int]] = [:]
        try database.forEach("SELECT hash, key FROM note_piece WHERE note = ?", key) { row in
            old[try row.value(0), default: []].append(try row.value(1))
        }
        var new: [TextPieces.Piece] = []
        var used: Set<Int> = []
        for piece in TextPieces.cut(title + "\n" + text) {
            if let kept = old[piece.hash]?.popLast() { used.insert(kept) } else { new.append(piece) }
        }
        for row in old.values.joined() { try removePiece(row) }
        var row = key
        for piece in new {
            while used.contains(row) { row += 1 << Self.noteBits }
            used.insert(row)
            let folded = String(decoding: folding.fold(piece.text), as: UTF8.self)
            try database.run(
                "INSERT INTO note_piece (key, note, hash, text) VALUES (?, ?, ?, ?)", row, key, piece.hash, folded)
            try database.run("INSERT INTO note_search (rowid, text) VALUES (?, ?)", row, folded)
        }
        try database.run("UPDATE note SET index_version = ? WHERE key = ?", SearchFolding.version, key)
    }

    func removeFromIndex(_ key: Int) throws {
        let rows: [Int] = try database.rows("SELECT key FROM note_piece WHERE note = ?", key) { try $0.value(0) }
        for row in rows { try removePiece(row) }
    }

    private func removePiece(_ row: Int) throws {
        // The index forgets a text only if it is told what the text was.
        try database.run(
            "INSERT INTO note_search (note_search, rowid, text) SELECT 'delete', key, text FROM note_piece WHERE key = ?",
            row)
        try database.run("DELETE FROM note_piece WHERE key = ?", row)
    }

    // MARK: Many notes

    /// From this many notes on, what is spared is worth what is done for it.
    private static let manyNotes = 200

    /// Writes many notes with room for their words in memory: what SQLite has to join later is less then.
    func withRoomInIndex<T>(for count: Int, _ body: () throws -> T) throws -> T {
        guard count >= Self.manyNotes else { return try body() }
        try setIndexRoom(16 << 20)
        let result = try body()
        try setIndexRoom(1 << 20)
        return result
    }

    private func setIndexRoom(_ bytes: Int) throws {
        try database.run("INSERT INTO note_search (note_search, rank) VALUES ('hashsize', ?)", bytes)
    }

    /// Whether the index is made anew rather than told each text that goes: forgetting one takes longer than learning it.
    func isIndexMadeAnew(without keys: [Int]) throws -> Bool {
        guard keys.count >= Self.manyNotes else { return false }
        // A long note has many pieces, which are what takes time.
        let going = try keys.reduce(0) { sum, key in
            try sum + (database.value("SELECT count(*) FROM note_piece WHERE note = ?", key) ?? 0)
        }
        return try going * 2 > database.value("SELECT count(*) FROM note_piece") ?? 0
    }

    func emptyIndex() throws {
        try database.run("INSERT INTO note_search (note_search) VALUES ('delete-all')")
    }

    /// Puts all pieces into an empty index.
    func fillIndex() throws {
        try withRoomInIndex(for: Self.manyNotes) {
            _ = try database.run("INSERT INTO note_search (note_search) VALUES ('rebuild')")
        }
    }

    /// The notes that another program has written without the index, or by other rules of search.
    func incompleteNotes() throws -> [NoteSummary.ID] {
        try database.rows("SELECT id FROM note WHERE index_version <> ?", SearchFolding.version) {
            UUID(uuidString: try $0.value(0))
        }.compactMap { $0 }
    }

    /// The keys of the notes that have all the words.
    ///
    /// - Parameter isIndexed: whether all notes are in the index; else the texts of the others are read.
    func find(_ query: SearchQuery, isIndexed: Bool = true) throws -> Set<Int> {
        var found = try findInIndex(query)
        guard !isIndexed else { return found }
        try database.forEach(
            """
            SELECT key, CAST(title AS BLOB), CAST(text AS BLOB) FROM note LEFT JOIN note_text ON note = key
            WHERE index_version <> ?
            """, SearchFolding.version
        ) { row in
            let key: Int = try row.value(0)
            let words = [try row.value(1, as: Data.self), try row.value(2, as: Data?.self) ?? Data()].map {
                String(decoding: $0, as: UTF8.self)
            }
            // What the index has of it is of an earlier text.
            if query.matchesAll(folding.fold(words.joined(separator: "\n"))) {
                found.insert(key)
            } else {
                found.remove(key)
            }
        }
        return found
    }

    private func findInIndex(_ query: SearchQuery) throws -> Set<Int> {
        var candidates: [(term: SearchQuery.Term, pieces: [Int])] = []
        var notes: Set<Int>?
        for term in query.terms {
            let pieces = try pieces(term)
            candidates.append((term, pieces))
            let found = Set(pieces.lazy.map { Self.note(of: $0) })
            notes = notes?.intersection(found) ?? found
            if notes?.isEmpty ?? true { return [] }
        }
        guard var notes else { return [] }
        for (term, pieces) in candidates where term.needsCheck {
            notes = Set(try checked(pieces.filter { notes.contains(Self.note(of: $0)) }, term))
        }
        return notes
    }

    /// The pieces that may have a term.
    private func pieces(_ term: SearchQuery.Term) throws -> [Int] {
        guard !term.triples.isEmpty else { return try keys(of: term, "SELECT key, text FROM note_piece") }
        var keys: [Int] = []
        try database.forEach("SELECT rowid FROM note_search WHERE note_search MATCH ?", Self.expression(term)) { row in
            keys.append(try row.value(0))
        }
        return keys
    }

    /// In quotes nothing has a meaning for the index but the quote itself.
    private static func expression(_ term: SearchQuery.Term) -> String {
        term.triples.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " AND ")
    }

    /// The notes of those pieces that do have a term.
    private func checked(_ pieces: [Int], _ term: SearchQuery.Term) throws -> [Int] {
        // One query for all reads in order and is faster for many.
        if pieces.count < 500 {
            let check = "SELECT key, text FROM note_piece WHERE key = ?"
            return try pieces.flatMap { try keys(of: term, check, $0) }.map { Self.note(of: $0) }
        }
        let wanted = Set(pieces)
        return try keys(
            of: term,
            """
            SELECT key, note_piece.text FROM note_search JOIN note_piece ON key = note_search.rowid
            WHERE note_search MATCH ?
            """, Self.expression(term)
        ).filter(wanted.contains).map { Self.note(of: $0) }
    }

    /// The keys of those pieces whose text has a term.
    private func keys(of term: SearchQuery.Term, _ query: String, _ arguments: any ColumnValue...) throws -> [Int] {
        var keys: [Int] = []
        try database.forEach(query, arguments) { row in
            if row.text(1, contains: term.bytes) { keys.append(try row.value(0)) }
        }
        return keys
    }
}
