#if DEBUG || FUZZ
import Foundation

@testable import SQLite
@testable import TagwerkModel
@testable import Zip

/// Files to begin with, one for each thing that a reader knows.
package enum FuzzSeeds {
    static let habitsTable = #"""
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,"Sit, ""still""",YES_NO,Did you?,,1,1,#388E3C,,,,false
        002,🏃 跑步,YES_NO,,,3,7,#1976D2,,,,false
        003,Water,NUMERICAL,,,1,1,#D32F2F,l,AT_LEAST,2.0,false
        004,Coffee,NUMERICAL,,,1,30,#D32F2F,,AT_MOST,3.0,true

        """#

    static let daysTable = """
        Date,Value,Notes
        2026-03-28,YES_MANUAL,
        2026-03-27,SKIP,"ill, at home
        all day"
        2026-03-26,YES_AUTO,
        2026-03-25,NO,Sick
        2026-03-24,UNKNOWN,
        2024-02-29,2500,
        1999-12-31,3,
        """

    static let habitBullTable = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Lesen,Ein Kapitel,Kopf,2026-03-27,1,
        Lesen,,Kopf,3/28/2026,1,text
        Kaffee,,Trinken,2026-03-28,80,
        Kaffee,,Trinken,2026-03-27,"2,5",
        """

    static let extras = """
        {"groups":[{"name":"Kopf","color":"red"}],"habits":{"001":{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF",
        "icon":"book","color":"mauve","schedule":"weekdays 1,3","group":"Kopf","createdOn":"2026-01-01",
        "archivedOn":"2026-03-01"}}}
        """

    static let json = """
        {"format":"Tagwerk","version":1,"exportedOn":"2026-03-29","groups":[{"id":"7F9619FF-8B86-D011-B42D-00CF4FC964FF",
        "name":"Body","color":"red"}],"habits":[{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":"Running",
        "icon":"figure.run","color":"green","schedule":"week 3","measure":{"unit":"km","aim":"at least","goal":2.5},
        "question":"Did you run?","details":"…","group":"7F9619FF-8B86-D011-B42D-00CF4FC964FF",
        "createdOn":"2026-01-01","archivedOn":"2026-03-01","days":[{"date":"2026-03-27","amount":3,"note":"…"},
        {"date":"2026-03-28","skipped":true},{"date":"2026-02-28","done":true}]}]}
        """

    static let notes = [
        """
        ---
        id: 0B7E2D0C-3C43-4B6A-9C4E-0D1D5C6B7A80
        title: "Über: alles"
        created: 2026-03-28T10:00:00Z
        tags: [a/b, "c d"]
        pinned: true
        day: 2026-03-28
        habit: Lesen
        ---
        # Heading #tag
        > 1. [x] **bold** *it* ~~out~~ `code` <https://example.org>
        """,
        """
        - [ ] Milk\u{301} 🏃 [link](https://example.org "t")
        \t2) two
        ```swift
        # no heading
        ```
        ***
        跑步 Straße
        """,
    ]

    private static let searches = [
        "strasse 步 \"e i\"\nDie Straße, 跑步, e\u{301} in İstanbul, ﬁ, ①, กำ", "a b\nA\u{300}b\u{301} a-b a\nb",
    ]

    static var archiveFiles: [(String, String)] {
        [
            ("Habits.csv", habitsTable), ("Checkmarks.csv", "Date,a,\n2026-03-28,2,\n"),
            ("001 Sit still/Checkmarks.csv", daysTable), ("002/Checkmarks.csv", daysTable),
            ("003 Water/Checkmarks.csv", daysTable), ("004 Coffee/Checkmarks.csv", "2026-03-28,3000\n2026-03-27,1\n"),
            (ArchiveExtras.fileName, extras),
        ]
    }

    package static func seeds(of target: FuzzTarget) throws -> [Data] {
        switch target {
        case .file: try FuzzTarget.allCases.filter { $0 != .file }.flatMap(seeds)
        case .zip:
            try [archiveFiles, Array(archiveFiles.prefix(1)), []].map { files in
                var writer = ZipWriter()
                for (name, text) in files { try writer.add(name, Data(text.utf8)) }
                return writer.data
            }
        case .archive: [joined(archiveFiles)]
        case .table, .habitBull, .days:
            [daysTable, habitBullTable, habitsTable, "\u{FEFF}a;b\r\n\"x\"\"y\";2\r\n"].map { Data($0.utf8) }
                + ["a\tb\n1\t2".data(using: .utf16) ?? Data()]
        case .json: [Data(json.utf8)]
        case .loop: try [9, 16, 25].map { try bytes(of: loopDatabase(version: $0)) }
        case .loopRows: [Data(0...255), Data(repeating: 3, count: 40)]
        case .markdown: [joined(notes.map { ("A/\($0.prefix(3)).md", $0) })] + notes.map { Data($0.utf8) }
        case .search: searches.map { Data($0.utf8) }
        case .backup: try [1, StoreSchema.migrator.version].map { try bytes(of: ownDatabase(version: $0)) }
        }
    }

    // MARK: Files joined to one

    private static let end = Data([0x1E])

    static func joined(_ files: [(String, String)]) -> Data {
        Data(files.map { Data("\($0)\n\($1)".utf8) }.joined(separator: end))
    }

    static func split(_ data: Data) -> [String: Data] {
        let files = data.split(separator: end[0]).map { file in
            let line = file.prefix { $0 != UInt8(ascii: "\n") }
            return (String(decoding: line, as: UTF8.self), Data(file.dropFirst(line.count + 1)))
        }
        return Dictionary(files) { first, _ in first }
    }

    // MARK: Databases

    static func loopDatabase(version: Int) throws -> Database {
        let database = try Database(path: ":memory:")
        let newer =
            version < 16
            ? "" : ", type INTEGER DEFAULT 0, target_type INTEGER DEFAULT 0, target_value REAL DEFAULT 0, unit TEXT"
        // Small pages make small files, which are mutated faster.
        try database.execute(
            """
            PRAGMA page_size = 512;
            CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT,
                freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
                reminder_hour INTEGER, reminder_min INTEGER\(newer), question TEXT, uuid TEXT);
            CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER
                \(version < 16 ? "" : ", value INTEGER DEFAULT 2, notes TEXT"));
            CREATE UNIQUE INDEX idx ON Repetitions (habit, timestamp);
            INSERT INTO Habits (id, name, freq_num, freq_den, color, position)
                VALUES (1, 'Lesen', 1, 1, 7, 0), (2, 'Laufen', 3, 7, 11, 1);
            INSERT INTO Repetitions (habit, timestamp) VALUES (1, 1774742400000), (2, 946598400000);
            PRAGMA user_version = \(version);
            """)
        return database
    }

    /// A Loop database without types, whose cells are what the bytes say.
    static func loopDatabase(filledBy data: Data) throws -> Database {
        let database = try Database(path: ":memory:")
        try database.execute(
            """
            CREATE TABLE Habits (id, name, freq_num, freq_den, color, position, archived, type, target_type,
                target_value, unit, question, description, uuid, reminder_hour);
            CREATE TABLE Repetitions (habit, timestamp, value, notes);
            PRAGMA user_version = 25;
            """)
        var bytes = data[...]
        func number() -> Int {
            let part = bytes.prefix(8)
            bytes = bytes.dropFirst(8)
            return part.reduce(0) { $0 << 8 | Int($1) }
        }
        func cell() -> any ColumnValue {
            switch bytes.popFirst() ?? 0 {
            case 0: return Int?.none
            case 1: return number()
            case 2: return Double(bitPattern: UInt64(bitPattern: Int64(number())))
            case let length where length > 250:
                let part = Data(bytes.prefix(Int(length) - 240))
                bytes = bytes.dropFirst(part.count)
                return part
            case 3: return Int(20_500 + Int(bytes.popFirst() ?? 0)) * 86_400_000
            case let small where small < 100: return Int(small) - 4
            case let length:
                let part = bytes.prefix(Int(length) - 99)
                bytes = bytes.dropFirst(part.count)
                return String(decoding: part, as: UTF8.self)
            }
        }
        let marks = Array(repeating: "?", count: 15).joined(separator: ",")
        for _ in 0..<3 { try database.run("INSERT INTO Habits VALUES (\(marks))", (0..<15).map { _ in cell() }) }
        while !bytes.isEmpty {
            try database.run("INSERT INTO Repetitions VALUES (?, ?, ?, ?)", (0..<4).map { _ in cell() })
        }
        return database
    }

    private static func ownDatabase(version: Int) throws -> Database {
        let database = try Database(path: ":memory:")
        try database.execute("PRAGMA page_size = 512")
        try Migrator(Array(StoreSchema.migrator.migrations.prefix(version))).migrate(database)
        let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
        try database.execute(
            """
            INSERT INTO habit (key, id, name, icon, color, position, created_on)
                VALUES (1, '\(id)', 'Lesen', 'book', 'red', 0, '2026-03-01');
            INSERT INTO habit_month VALUES (1, 24314, 0x1FFFFFFF);
            """)
        if version > 2 {
            try database.execute("INSERT INTO habit_day VALUES (1, 20500, 2500, 'a'), (1, 20501, NULL, 'b')")
            let note = StoredNote(NoteDraft(text: "Text #tag"), createdAt: Date(timeIntervalSince1970: 1_774_742_400))
            try NoteTables(database: database).insert(note)
        }
        return database
    }

    private static func bytes(of database: Database) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "seed-\(UUID().uuidString).db")
        defer { try? FileManager.default.removeItem(at: file) }
        try database.copy(to: file.path(percentEncoded: false))
        return try Data(contentsOf: file)
    }
}
#endif
