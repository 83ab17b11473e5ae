import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Opening the data")
struct StoreOpeningTests {
    let folder = StoreFolder()

    /// Each file of the data folder but the lock, with its content.
    func contents() throws -> [String: Data] {
        let names = folder.names.filter { $0 != "tagwerk.lock" && $0 != "backups" }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: folder.path($0)))) })
    }

    func expectUntouched(_ kind: StoreProblem.Kind, _ remedies: [StoreRemedy]) throws {
        let before = try contents()
        let problem = folder.problem()
        #expect(problem?.kind == kind)
        #expect(problem?.remedies == remedies)
        #expect(try contents() == before)
    }

    @Test("The first start makes a private folder and an empty list")
    func firstStart() throws {
        #expect(try folder.open().habits.isEmpty)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(""))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test("A text file under the data's name is not touched, and can be put aside")
    func notADatabase() throws {
        try folder.fill()
        let diary = Data(String(repeating: "Dear diary. ", count: 500).utf8)
        try diary.write(to: folder.location.database)
        try expectUntouched(.notTagwerk, [.tryAgain, .startFresh])
        let store = try folder.open(after: .startFresh)
        #expect(store.habits.isEmpty)
        #expect(store.add(name: "Neu", icon: "star", color: .red) != nil)
        #expect(try Data(contentsOf: URL(filePath: folder.path("tagwerk-kept-2026-03-29.db"))) == diary)
    }

    @Test("Another program's database is not touched")
    func foreignDatabase() throws {
        try StoreLocation.makePrivateFolder(folder.location.folder)
        do {
            let other = try folder.database()
            try other.execute("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('Soup')")
        }
        try expectUntouched(.notTagwerk, [.tryAgain, .startFresh])
    }

    @Test("A file of a newer version is not touched, and can be viewed")
    func newerVersion() throws {
        let habits = try folder.fill()
        do { try folder.database().setUserVersion(99) }
        try expectUntouched(.newer, [.tryAgain, .openCopy])
        #expect(folder.problem()?.detail?.contains("99") == true)
        #expect(try folder.open(after: .openCopy).habits == habits)
    }

    @Test("A file of which all can be read, but whose indexes are wrong, is not touched")
    func wrongIndex() throws {
        do {
            let store = try folder.open()
            #expect(store.notes.add(NoteDraft(title: "Soup", text: "Leek and potatoes")) != nil)
        }
        do {
            let database = try folder.database()
            try database.execute(
                """
                PRAGMA writable_schema = ON;
                UPDATE sqlite_schema SET sql = replace(sql, '(note)', '(hash)') WHERE name = 'note_piece_note'
                """)
        }
        try expectUntouched(.damaged, [.openCopy, .startFresh])
    }

    @Test("A file that lacks nothing but its last byte is noticed")
    func cutByOneByte() throws {
        try folder.fill()
        let content = try Data(contentsOf: folder.location.database)
        try content.dropLast().write(to: folder.location.database)
        try expectUntouched(.damaged, [.openCopy, .startFresh])
    }

    @Test("A file cut short is not touched; it can be kept aside twice under different names")
    func cutShort() throws {
        for expected in ["tagwerk-kept-2026-03-29.db", "tagwerk-kept-2026-03-29-2.db"] {
            try folder.fill()
            let content = try Data(contentsOf: folder.location.database)
            try content.prefix(content.count - 5000).write(to: folder.location.database)
            try expectUntouched(.damaged, [.openCopy, .startFresh])
            #expect(try folder.open(after: .startFresh).habits.isEmpty)
            #expect(try Data(contentsOf: URL(filePath: folder.path(expected))).count == content.count - 5000)
        }
    }

    @Test("A page of rubbish anywhere in the file never crashes, and what can be opened is whole")
    func rubbishPages() throws {
        let habits = try folder.fill()
        let sound = try Data(contentsOf: folder.location.database)
        var damaged = 0
        let size = StoreSchema.pageSize
        for page in 0..<sound.count / size {
            for filler in [UInt8(0), 0xA5, 0xFF] {
                var content = sound
                // The header stays, because without it the file is simply no database.
                content.replaceSubrange(
                    max(100, page * size)..<(page + 1) * size,
                    with: Data(repeating: filler, count: (page + 1) * size - max(100, page * size)))
                for companion in StoreLocation.companions {
                    try? FileManager.default.removeItem(atPath: folder.databasePath + companion)
                }
                try content.write(to: folder.location.database)
                guard let problem = folder.problem() else {
                    #expect(try folder.open().habits == habits)
                    continue
                }
                damaged += 1
                #expect([.damaged, .notTagwerk].contains(problem.kind))
                #expect(try Data(contentsOf: folder.location.database) == content)
                _ = try? folder.open(after: .openCopy)
                #expect(try Data(contentsOf: folder.location.database) == content)
            }
        }
        #expect(damaged > 5)
    }

    @Test("Of a damaged file, what can be read can be viewed, and nothing can be changed there")
    func viewDamaged() throws {
        let habits = try folder.fill()
        do {
            let database = try folder.database()
            let page = try #require(
                try database.value("SELECT rootpage FROM sqlite_schema WHERE name = 'habit_month'", as: Int.self))
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            var content = try Data(contentsOf: folder.location.database)
            let size = StoreSchema.pageSize
            content.replaceSubrange((page - 1) * size..<page * size, with: Data(repeating: 0xA5, count: size))
            try content.write(to: folder.location.database)
        }
        let problem = folder.problem()
        #expect(problem?.kind == .damaged)
        let store = try folder.open(after: .openCopy)
        #expect(store.isReadOnly)
        #expect(store.habits.map(\.name) == habits.map(\.name))
        #expect(!store.toggle(habits[0].id, on: store.today))
        #expect(store.lastError?.kind == .viewingCopy)
        #expect(store.habits[0].days.isEmpty)
    }

    @Test("What can be read is looked at beside the window, which hears how far it is and can cancel it")
    func viewBeside() async throws {
        do {
            let store = try folder.open()
            let notes = (0..<30).map { StoredNote(NoteDraft(text: "Wort \($0)"), createdAt: store.now) }
            #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(30))))
        }
        let opening = StoreOpening(at: folder.location, clock: folder.clock)
        var shares: [Double] = []
        let copy = try #require(try await opening.openCopyBeside { shares.append($0) })
        #expect(copy.isReadOnly && copy.notes.list(NoteList(), matching: "wort").count == 30)
        #expect(shares == shares.sorted() && shares.count == 30)
        let work = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await opening.openCopyBeside { _ in } == nil
        }
        #expect(try await work.value)
    }

    @Test("Values that nobody's program would write do not crash the app")
    func strangeValues() throws {
        let habits = try folder.fill()
        do {
            let database = try folder.database()
            try database.execute("UPDATE habit SET color = 'mauve', created_on = 'yesterday' WHERE name = 'Lesen'")
            try database.execute("INSERT INTO habit_month SELECT key, -5, 1 FROM habit WHERE name = 'Lesen'")
        }
        do {
            let store = try folder.open()
            #expect(store.habits[0].color == .blue)
            #expect(store.habits[0].days.count == 2)
            // Another name keeps the colour that this version does not know.
            store.rename(habits[0].id, to: "Bücher")
            #expect(try folder.database().value("SELECT color FROM habit WHERE name = 'Bücher'") == "mauve")
        }
        do { try folder.database().execute("UPDATE habit_month SET month = 9223372036854775807 WHERE month = -5") }
        #expect(folder.problem()?.kind == .damaged)
        do {
            try folder.database().execute(
                "DELETE FROM habit_month WHERE month > 100000; UPDATE habit SET id = 'x' WHERE name = 'Laufen'")
        }
        #expect(folder.problem()?.kind == .damaged)
    }

    @Test("A data file that lost its content is noticed when there is a backup")
    func emptyFile() throws {
        let habits = try folder.fill()
        do { try folder.open().backUp() }
        try Data().write(to: folder.location.database)
        let backup = try #require(Backups(at: folder.location).all.first)
        try expectUntouched(.damaged, [.restore(backup), .openCopy, .startFresh])
        #expect(try folder.open(after: .restore(backup)).habits == habits)
    }

    @Test("A second copy of the app is told so, and the first is not disturbed")
    func secondCopy() throws {
        let store = try folder.open()
        #expect(folder.problem()?.kind == .inUse)
        #expect(throws: StoreProblem.self) { try folder.open(after: .startFresh) }
        #expect(store.add(name: "Lesen", icon: "book", color: .red) != nil)
        #expect(folder.names.allSatisfy { !$0.contains("kept") })
    }

    @Test("After the first copy has closed, the next one can open")
    func nextCopy() throws {
        do { _ = try folder.open() }
        #expect(folder.problem() == nil)
    }

    @Test("A file that another program has locked is reported as busy and opens afterwards")
    func locked() throws {
        let habits = try folder.fill()
        do {
            let other = try folder.database()
            try other.execute(
                "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE habit SET position = position; COMMIT")
            #expect(folder.problem()?.kind == .busy)
        }
        #expect(try folder.saved() == habits)
    }

    @Test("A folder where the data file should be is not touched")
    func folderInPlace() throws {
        try StoreLocation.makePrivateFolder(folder.location.database)
        #expect(folder.problem()?.kind == .notTagwerk)
        #expect(try folder.open(after: .startFresh).habits.isEmpty)
        #expect(folder.names.contains("tagwerk-kept-2026-03-29.db"))
    }

    @Test("A file where the data folder should be is reported and not touched")
    func fileInPlaceOfFolder() throws {
        let content = Data("precious".utf8)
        try content.write(to: folder.location.folder)
        let problem = folder.problem()
        #expect(problem?.kind == .folderNotCreatable)
        #expect(try Data(contentsOf: folder.location.folder) == content)
        #expect(throws: StoreProblem.self) { try folder.open(after: .startFresh) }
        #expect(try Data(contentsOf: folder.location.folder) == content)
    }

    @Test(
        "XDG_DATA_HOME is followed if it is absolute, else the folder under the home is used",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/io.github.segler.Tagwerk/tagwerk.db"),
            (
                ["XDG_DATA_HOME": "data", "HOME": "/home/me"],
                "/home/me/.local/share/io.github.segler.Tagwerk/tagwerk.db"
            ),
            (["XDG_DATA_HOME": "", "HOME": "/home/me"], "/home/me/.local/share/io.github.segler.Tagwerk/tagwerk.db"),
            (["HOME": "/home/ü b"], "/home/ü b/.local/share/io.github.segler.Tagwerk/tagwerk.db"),
        ])
    func standardLocation(environment: [String: String], path: String) {
        #expect(StoreLocation.standard(environment: environment).database.path(percentEncoded: false) == path)
    }

    @Test("Every problem says what it is about and what to do")
    func problemTexts() {
        let kinds: [StoreProblem.Kind] = [
            .damaged, .notTagwerk, .newer, .unusableBackup, .readOnlyFile, .readOnlyFolder, .folderNotCreatable,
            .unreadable, .inUse, .busy,
            .diskFull, .moved, .deviceFailure, .viewingCopy, .unknown,
        ]
        let problems = kinds.map { StoreProblem($0, path: "/data/a.db") }
        for problem in problems {
            #expect(problem.explanation.english.contains("/data/a.db"))
            #expect(problem.explanation.english.hasSuffix("."))
        }
        #expect(Set(problems.map(\.title)).count == kinds.count)
    }
}
