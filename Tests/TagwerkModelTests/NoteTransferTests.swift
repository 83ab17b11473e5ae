import Foundation
import Testing
import Zip

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Notes in and out")
struct NoteTransferTests {
    let folder = StoreFolder()
    let files = StoreFolder().location.folder

    private func write(_ contents: [String: String]) throws {
        for (path, text) in contents { try write(Data(text.utf8), path) }
    }

    private func write(_ data: Data, _ path: String) throws {
        let file = files.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The notes' files as somebody packs them.
    private func archive(_ export: HabitExport) throws -> Data {
        var writer = ZipWriter()
        for (name, data) in try MarkdownWriter(export: export).files() { try writer.add(name, data) }
        return writer.data
    }

    private func content(_ store: HabitStore) throws -> [[String]] {
        try #require(try store.notes.tables?.allStored()).map { note in
            [
                note.id.uuidString, String(decoding: note.title, as: UTF8.self),
                String(decoding: note.text, as: UTF8.self), "\(note.createdAt.milliseconds)",
                "\(note.modifiedAt.milliseconds)", "\(note.isPinned)", "\(note.tags)", "\(note.link)",
                "\(String(describing: note.trashedAt))", "\(note.versions)",
            ]
        }.sorted { $0[0] < $1[0] }
    }

    /// Notes with all that a note can have, and names that are no names for files.
    private func fill(_ store: HabitStore) throws {
        let habit = try #require(store.add(name: "Lesen \"laut\"", icon: "book", color: .red))
        let titles = [
            "a/b", "🏃‍♀️ Lauf", "跑步", String(repeating: "ä", count: 300), "..", "CON", "Titel", "Titel", "titel", "TITEL",
            "", " x ",
            ".hidden", "a\"b\\c\nd\te", "com1.txt", "# nicht Kopf", "[a, b]: 'c'",
        ]
        for (number, title) in titles.enumerated() {
            folder.time.now += 1.5
            var draft = NoteDraft(title: title, text: "Text \(number)\n---\nid: x\n")
            if number % 3 == 0 { draft.tags = ["a b", "x/y", "komma, \"q\""] }
            if number % 4 == 0 { draft.link = NoteLink(day: store.today, habit: habit) }
            draft.isPinned = number % 5 == 0
            #expect(store.notes.add(draft) != nil)
        }
        store.notes.add(NoteDraft(text: "---\n# Kopf\r\n\r\nZeile\u{2028} \u{FEFF}\n\n"))
        store.notes.add(NoteDraft(title: "nur Titel"))
    }

    @Test("A folder of Markdown files is written whole, and never over one that is there")
    func newFolder() throws {
        let store = try folder.open()
        try fill(store)
        let target = folder.location.folder.appending(path: "Notes")
        try MarkdownWriter(export: HabitExport(store)).write(to: target)
        #expect(try ImportedFile.read(target).notes.count == store.notes.count)
        let before = folder.names
        #expect(throws: (any Error).self) { try MarkdownWriter(export: HabitExport(store)).write(to: target) }
        #expect(folder.names.sorted() == before.sorted())
    }

    @Test("Each export of the notes comes into a folder of its own")
    func severalExports() throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Plan"))
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        let names = try (1...3).map { _ in
            try HabitExport(store).writeMarkdown(into: files).lastPathComponent
        }
        #expect(names == ["", " 2", " 3"].map { "Tagwerk \(store.today)\($0)" })
    }

    @Test("Markdown files bring all notes to another store and back, whatever their titles are")
    func roundTrip() throws {
        let store = try folder.open()
        try fill(store)
        let export = HabitExport(store)
        let written = try MarkdownWriter(export: export).files()
        #expect(written.count == store.notes.count)
        #expect(Set(written.map { $0.name.lowercased() }).count == written.count)
        #expect(written.allSatisfy { $0.name.utf8.count < 140 && !$0.name.contains("/") && !$0.name.hasPrefix(".") })
        #expect(!written.contains { $0.name.lowercased().hasPrefix("con.") || $0.name.lowercased().hasPrefix("com1.") })
        for (name, data) in written { try write(data, name) }
        let other = StoreFolder()
        other.time.now = folder.time.now + 100_000
        let copy = try other.open()
        for source in [try ImportedFile.read(files), try ImportedFile.read(try archive(export), name: "a")] {
            #expect(source.remarks.isEmpty)
            let isFirst = copy.notes.count == 0
            #expect(copy.preview(source).notes(.new) == (isFirst ? written.count : 0))
            #expect(copy.add(source) == isFirst)
            let same = try zip(content(store), content(copy)).allSatisfy { $0.dropLast(2) == $1.dropLast(2) }
            #expect(try content(copy).count == content(store).count && same)
        }
        #expect(copy.undoEntry?.title.english == "Import of \(written.count) notes")
        #expect(copy.undo() && copy.notes.count == 0)
        #expect(copy.redo() && copy.notes.count == written.count)
    }

    @Test(
        "A folder of other apps' files comes in with titles, tags and dates; what is no text is left out, with a reason"
    )
    func foreignFolder() throws {
        try write([
            "Einkauf.md": "Äpfel #obst\n", "heading.markdown": "\n# Über mich\nText", "leer.md": " \n",
            "Reise/Nord/Fähre.md":
                "---\ntitle: 'Die ''Fähre'''\ndate: 2025-01-02 03:04:05\ntags:\n  - Meer\n- \"zwei Worte\"\npinned: yes\n---\nText",
            "tags.md": "---\ntags: [eins, 'zwei, drei']\nday: 2026-03-01\nid: keine\n---\nx",
            "strich.md": "---\nkein Ende",
            "Bild.png": "x", ".versteckt.md": "x", ".git/HEAD.md": "x", "plain.txt": "nur Text",
        ])
        try write(Data([0x48, 0xC3, 0x28]), "kaputt.md")
        try write(Data([0x48, 0x00]), "null.md")
        try write(try #require("Grüße".data(using: .utf16)), "utf16.txt")
        try FileManager.default.createSymbolicLink(at: files.appending(path: "kreis"), withDestinationURL: files)
        let store = try folder.open()
        let file = try ImportedFile.read(files)
        #expect(file.remarks.map(\.place).sorted() == ["kaputt.md", "leer.md", "null.md"])
        let preview = store.preview(file)
        #expect(preview.summary.map(\.english) == ["7 new notes"])
        #expect(preview.reasons.map(\.reason) == [.notText, .emptyNote])
        #expect(store.add(file))
        store.notes.locale = Locale(identifier: "de_DE")
        let notes = store.notes.list(NoteList(sort: .title))
        #expect(
            notes.map(\.title) == ["Die 'Fähre'", "Einkauf", "plain", "strich", "tags", "Über mich", "utf16"])
        #expect(notes[0].tags == ["Meer", "Reise/Nord", "zwei Worte"] && notes[0].isPinned)
        #expect(notes[1].tags == ["obst"] && notes[4].tags == ["eins", "zwei, drei"])
        #expect(notes[4].link.day == CivilDay("2026-03-01"))
        #expect(store.notes.open(notes[3].id).text == "---\nkein Ende")
        // Written in since then, they are not brought again.
        store.notes.open(notes[1].id).text = "Birnen"
        #expect(store.preview(try ImportedFile.read(files)).changesNothing)
        #expect(!store.add(try ImportedFile.read(files)) && store.notes.count == 7)
    }

    @Test("Of two texts of a note the later one counts, and the other one goes into its history")
    func twoTexts() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "T", text: "hier")))
        func file(_ text: String, _ moment: String) throws -> ImportedFile {
            let text = "---\nid: \(id)\ntitle: T\ncreated: 2026-01-01T00:00:00Z\nmodified: \(moment)\n---\n\(text)"
            return try ImportedFile.read(Data(text.utf8), name: "a.md")
        }
        let earlier = try file("früher", "2026-03-01T00:00:00Z")
        #expect(store.preview(earlier).notes.map(\.outcome) == [.earlier])
        #expect(store.add(earlier) && !store.add(earlier))
        #expect(store.notes.open(id).text == "hier" && store.notes.versions(of: id).count == 1)
        let later = try file("später", "2026-03-29T10:01:00Z")
        folder.time.now += 3600
        #expect(store.add(later) && !store.add(later) && !store.add(earlier))
        #expect(store.notes.open(id).text == "später" && store.notes.versions(of: id).count == 2)
        #expect(store.undo() && store.notes.open(id).text == "hier")
        #expect(store.undo())
        #expect(!store.notes.versions(of: id).contains { store.notes.content(of: $0)?.text == "früher" })
    }

    @Test(
        "JSON and a copy of the data file bring habits and notes with their history; the same file twice changes nothing"
    )
    func wholeData() throws {
        let store = try folder.open()
        try fill(store)
        let first = try #require(store.notes.list(NoteList(sort: .created)).last)
        store.notes.open(first.id).text = "anders"
        store.notes.delete([first.id])
        let export = HabitExport(store)
        for data in [try export.json(), try export.dataFile()] {
            let file = try ImportedFile.read(data, name: "file")
            #expect(store.preview(file).changesNothing)
            let other = StoreFolder()
            other.time.now = folder.time.now
            let copy = try other.open()
            #expect(copy.add(file) && !copy.add(file))
            #expect(copy.undoEntry?.title.english == "Import of 19 notes")
            #expect(try content(copy) == content(store) && copy.habits == store.habits)
            #expect(copy.notes.trash.map(\.id) == [first.id] && copy.notes.versions(of: first.id).count == 1)
            #expect(copy.undo() && copy.habits.isEmpty && copy.notes.count == 0 && copy.notes.trash.isEmpty)
        }
        #expect(try ImportedFile.read(export.loopArchive(), name: "a").notes.isEmpty)
    }

    @Test("A link follows a habit that is known here by another id, or only by its name")
    func linkedHabits() throws {
        let store = try folder.open()
        let there = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        store.notes.add(NoteDraft(title: "N", link: NoteLink(habit: there)))
        let export = HabitExport(store)
        for data in [try export.json(), try archive(export)] {
            let other = StoreFolder()
            let copy = try other.open()
            let here = try #require(copy.add(name: "Lesen", icon: "book", color: .red))
            #expect(copy.add(try ImportedFile.read(data, name: "x")))
            #expect(copy.notes.notes(of: here).count == 1)
        }
    }

    @Test("Any bytes in files are read or refused, and what was read can be added")
    func randomFiles() throws {
        let store = try folder.open()
        var random = SeededGenerator(state: 11)
        let parts = [
            "---\n", "id: ", "tags: [", "\"", "'", "\\u12", "]", "\n", "- ", ": ", "title: ", "é", "`", "#a", "\r\n",
            "\0",
        ]
        for round in 0..<300 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                if Bool.random(using: &random) {
                    bytes += Array(parts.randomElement(using: &random)!.utf8)
                } else {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                }
            }
            if let file = try? ImportedFile.read([UInt8]("---\n".utf8) + bytes, round), !file.notes.isEmpty {
                #expect(store.add(file))
                #expect(!store.add(file))
            }
        }
        #expect(store.lastError == nil)
        for note in store.notes.list(NoteList()) { #expect(store.notes.open(note.id).fault == nil) }
    }

    @Test("An import beside the main thread adds the same in one step, tells how far it is, and shows it in the lists")
    func beside() async throws {
        let source = try folder.open()
        try fill(source)
        for (name, data) in try MarkdownWriter(export: HabitExport(source)).files() { try write(data, name) }
        let file = try ImportedFile.read(files)
        let other = StoreFolder()
        let copy = try other.open()
        let preview = await copy.previewBeside(file)
        #expect(preview.notes == copy.preview(file).notes && preview.notes(.new) == source.notes.count)
        var shares: [Double] = []
        let hasAdded = await copy.addBeside(file) { shares.append($0) }
        #expect(hasAdded)
        #expect(shares == shares.sorted())
        #expect(shares.allSatisfy { (0...1).contains($0) })
        let (here, there) = (copy.notes.list(NoteList()).map(\.id), source.notes.list(NoteList()).map(\.id))
        #expect(Set(here) == Set(there))
        let count = there.count
        let later = await copy.previewBeside(file)
        #expect(later.changesNothing)
        let hasAddedAgain = await copy.addBeside(file) { _ in }
        #expect(!hasAddedAgain)
        #expect(copy.undo())
        #expect(copy.notes.count == 0)
        #expect(copy.redo())
        #expect(copy.notes.count == count)
    }

    @Test("An import that is cancelled leaves nothing behind")
    func cancelled() async throws {
        let store = try folder.open()
        try write(["a.md": "eins", "b.md": "zwei"])
        let file = try ImportedFile.read(files)
        let work = Task { await store.addBeside(file) { _ in } }
        work.cancel()
        let hasAdded = await work.value
        #expect(!hasAdded)
        #expect(store.notes.count == 0)
        #expect(store.lastError == nil)
        #expect(store.undoEntry == nil)
        await store.addBeside(file) { _ in }
        #expect(store.notes.count == 2)
    }

    /// Many notes in a folder, read.
    func manyNotes(_ count: Int) throws -> ImportedFile {
        for number in 0..<count { try write(["\(number).md": "# Nummer \(number)\n#viele Wörter"]) }
        return try ImportedFile.read(files)
    }

    /// Makes a change beside the main thread, and cancels it itself at a share of the work.
    private func isCancelled(
        _ store: HabitStore, at end: Double,
        _ make: @escaping @Sendable (Contents, NoteTables) throws -> TitledChange?
    ) async throws -> Bool {
        let job = try #require(store.changeJob)
        let work = Task.detached {
            let cancel: (Double) -> Void = { share in
                if share >= end { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return try job.run(progress: cancel, make: make)
        }
        do {
            _ = try await work.value
            return false
        } catch is CancellationError {
            return true
        }
    }

    @Test("An import of many notes that is cancelled half-way leaves nothing behind, in no table", arguments: [0.2, 1])
    func cancelledHalfWay(share: Double) async throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Schon da", text: "Wörter"))
        let before = try rowCounts()
        let job = ImportJob(file: try manyNotes(300), today: store.today, changes: try #require(store.changeJob))
        #expect(try await isCancelled(store, at: share, job.change))
        #expect(try rowCounts() == before)
        store.refreshToday()
        #expect(store.notes.count == 1)
        #expect(store.notes.list(NoteList(), matching: "wörter").map(\.title) == ["Schon da"])
        #expect(try folder.database().faults() == [])
    }

    /// The number of rows in each table of notes.
    func rowCounts() throws -> [String: Int] {
        let database = try folder.database()
        var counts: [String: Int] = [:]
        for table in ["note", "note_text", "note_tag", "note_piece", "note_version", "note_search"] {
            counts[table] = try database.value("SELECT count(*) FROM \(table)")
        }
        return counts
    }

    @Test("An import of many notes is taken back and made again beside the main thread, and search goes with it")
    func undoBeside() async throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Schon da", text: "Wörter"))
        let file = try manyNotes(300)
        await store.addBeside(file) { _ in }
        let entry = try #require(store.undoEntry)
        #expect(store.takesLong(entry.id))
        #expect(store.notes.list(NoteList(), matching: "worter").count == 301)
        var shares: [Double] = []
        #expect(await store.settleBeside(entry.id) { shares.append($0) })
        #expect(store.notes.list(NoteList(), matching: "worter").map(\.title) == ["Schon da"])
        #expect(store.notes.list(NoteList(), matching: "nummer") == [])
        #expect(shares == shares.sorted() && shares.allSatisfy { (0...1).contains($0) })
        #expect(try folder.database().faults() == [])
        #expect(store.canRedo(entry.id))
        // A message still has the entry as it was before it was taken back.
        #expect(await store.settleBeside(entry.id) { _ in })
        #expect(store.notes.list(NoteList(), matching: "worter").count == 301)
        #expect(store.undoEntry?.title == entry.title && store.canUndo(entry.id))
    }

    // While they are loaded, while they are deleted, and after the index was made anew.
    @Test("Taking many notes back that is cancelled changes nothing and can be done later", arguments: [0.1, 0.6, 1])
    func cancelledUndo(share: Double) async throws {
        let store = try folder.open()
        await store.addBeside(try manyNotes(300)) { _ in }
        let before = try rowCounts()
        let entry = try #require(store.undoEntry)
        let change = TitledChange(entry.title, entry.change)
        #expect(try await isCancelled(store, at: share) { _, _ in change })
        #expect(try rowCounts() == before)
        store.refreshToday()
        #expect(store.notes.list(NoteList(), matching: "nummer").count == 300)
        #expect(try folder.database().faults() == [])
        #expect(store.undo())
        #expect(store.notes.count == 0)
    }

    @Test("Thousands of notes are pinned, deleted and restored beside the main thread, and a few at once")
    func changedBeside() async throws {
        let store = try folder.open()
        let notes = (0..<2000).map { StoredNote(NoteDraft(title: "\($0)"), createdAt: store.now) }
        #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(2000))))
        let ids = notes.map(\.id)
        let changes: [([NoteSummary.ID]) -> TitledChange?] = [
            { store.notes.pinning(true, $0) }, { store.notes.deletion($0) }, { store.notes.restoration($0) },
        ]
        for change in changes {
            let few = try #require(change(Array(ids.prefix(100))))
            let all = try #require(change(ids))
            #expect(store.takesLong(all) && !store.takesLong(few))
            var shares: [Double] = []
            #expect(await store.performBeside(all) { shares.append($0) })
            #expect(shares == shares.sorted() && shares.count > 10)
            let entry = try #require(store.undoEntry)
            #expect(entry.title == all.title && store.takesLong(entry.id))
            #expect(change(ids) == nil)
        }
        #expect(store.notes.list(NoteList()).count { $0.isPinned } == 2000)
        #expect(store.undo() && store.notes.trash.count == 2000)
    }

    @Test("A trash with many notes is emptied beside the main thread, and undo brings them back to be found")
    func emptyTrashBeside() async throws {
        let store = try folder.open()
        await store.addBeside(try manyNotes(300)) { _ in }
        let ids = store.notes.list(NoteList()).map(\.id)
        #expect(store.notes.delete(ids.dropLast(10)))
        let removal = try #require(store.notes.removal(ids))
        #expect(store.takesLong(removal))
        #expect(await store.performBeside(removal) { _ in })
        #expect(store.notes.trash == [] && store.notes.list(NoteList(), matching: "nummer").count == 10)
        #expect(store.undo())
        #expect(store.notes.trash.count == 290)
        #expect(store.notes.list(NoteList(.trash), matching: "nummer").count == 290)
    }

    @Test("Making the index of search anew, which is one step, ends when its task is cancelled")
    func cancelledIndex() async throws {
        let store = try folder.open()
        let notes = (0..<500).map { StoredNote(NoteDraft(text: "Wort \($0)"), createdAt: store.now) }
        #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(500))))
        let before = try rowCounts()
        let job = try #require(store.changeJob)
        let ids = notes.prefix(300).map(\.id)
        let work = Task.detached {
            let database = try job.open()
            var left = ids.count
            try database.transaction {
                try NoteTables(database: database).remove(ids) { _ in
                    left -= 1
                    // What comes after the last one is the index.
                    if left == 0 { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
        }
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(try rowCounts() == before)
    }

    @Test("What another program left out of many notes is made a few at a time, between what the user does")
    func completedInPortions() async throws {
        let store = try folder.open()
        let notes = (0..<120).map { StoredNote(NoteDraft(text: "Wort \($0)"), createdAt: store.now) }
        #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(120))))
        try folder.database().execute(
            """
            UPDATE note SET index_version = 0, heading = '';
            UPDATE note_text SET text = replace(text, 'Wort', 'Satz')
            """)
        store.refreshToday()
        func count(_ words: String) -> Int { store.notes.list(NoteList(), matching: words).count }
        let completion = try #require(store.notes.completion)
        #expect(count("satz") == 120 && count("wort") == 0)
        #expect(store.notes.setPinned(true, [notes[0].id]))
        await completion.value
        #expect(store.notes.list(NoteList()).allSatisfy { $0.title.hasPrefix("Satz ") })
        #expect(count("satz") == 120 && count("wort") == 0)
        #expect(store.notes.completeForeignNotes() && store.notes.completion == nil && store.lastError == nil)
    }

    @Test("One note of another program that cannot be completed holds up none of the others, and is found all the same")
    func stubbornNote() async throws {
        let store = try folder.open()
        let notes = (0..<60).map { StoredNote(NoteDraft(text: "Wort \($0)"), createdAt: store.now) }
        #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(60))))
        let other = try folder.database()
        try other.execute(
            """
            UPDATE note SET index_version = 0, heading = '';
            UPDATE note_text SET text = replace(text, 'Wort', 'Satz');
            CREATE TRIGGER refuse BEFORE UPDATE ON note WHEN old.key = 1 BEGIN SELECT RAISE(ABORT, 'no'); END
            """)
        store.refreshToday()
        await store.notes.completion?.value
        #expect(store.notes.list(NoteList()).count { $0.title.hasPrefix("Satz ") } == 59)
        #expect(store.notes.list(NoteList(), matching: "satz").count == 60)
        #expect(store.notes.list(NoteList(), matching: "wort").isEmpty)
        #expect(!store.notes.completeForeignNotes() && store.notes.completion == nil && store.lastError == nil)
        try other.execute("DROP TRIGGER refuse")
        store.refreshToday()
        #expect(store.notes.list(NoteList(), matching: "satz 0").map(\.title) == ["Satz 0"])
        #expect(store.notes.completeForeignNotes())
    }

    @Test("An import of habits with many days is taken back and made again beside the main thread")
    func habitsBeside() async throws {
        let store = try folder.open()
        var file = ImportedFile(.habitBull)
        for number in 0..<5 {
            var habit = ImportedFile.Habit(
                draft: HabitDraft(
                    name: "\(number)", icon: "star", color: .red, measure: Measure(unit: "l", goal: .zero)))
            for age in 0..<3500 {
                habit.records[store.today.advanced(by: -age)] = DayRecord(amount: Amount(clamping: 1000))
            }
            file.habits.append(habit)
        }
        #expect(await store.addBeside(file) { _ in })
        let habits = store.habits
        let entry = try #require(store.undoEntry)
        for expected in [[], habits] {
            #expect(store.takesLong(entry.id))
            var shares: [Double] = []
            #expect(await store.settleBeside(entry.id) { shares.append($0) })
            #expect(store.habits == expected && shares.count == 5 && shares.last ?? 0 > 0.9)
        }
        #expect(store.toggle(habits[0].id, on: store.today) && store.undoEntry.map { store.takesLong($0.id) } == false)
    }

    @Test("What is taken back twice while something else is written is taken back once")
    func takenBackTwice() async throws {
        let store = try folder.open()
        let note = try #require(store.notes.add(NoteDraft(text: "a")))
        #expect(store.notes.setPinned(true, [note]) && store.notes.delete([note]))
        let entry = try #require(store.undoEntry)
        // Blocks no thread of those that all tasks share.
        let (gate, opener) = AsyncStream<Void>.makeStream()
        store.workBeside = Task { for await _ in gate {} }
        let undoings = (0..<2).map { _ in Task { await store.settleBeside(entry.id) { _ in } } }
        for _ in 0..<20 { await Task.yield() }
        opener.finish()
        var done: [Bool] = []
        for undoing in undoings { done.append(await undoing.value) }
        #expect(done.count { $0 } == 1)
        #expect(store.notes.note(note)?.isTrashed == false && store.canRedo(entry.id) && store.lastError == nil)
    }

    @Test("A reminder that is answered while the file is written beside the main thread is heard after that")
    func answeredMeanwhile() async throws {
        let store = try folder.open()
        let habit = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        let gate = DispatchSemaphore(value: 0)
        let change = Task {
            // Holds the write lock for as long as the test likes.
            await store.changeBeside({ _ in }) { _, _ in
                gate.wait()
                return nil
            } then: { _ in
            } instead: {
                false
            }
        }
        while !store.isWorkingBeside { await Task.yield() }
        let answer = Task { await store.setDoneInTurn(habit, on: store.today) }
        for _ in 0..<20 { await Task.yield() }
        #expect(!store.isDone(habit, on: store.today))
        #expect(!store.notes.completeForeignNotes())
        gate.signal()
        #expect(await answer.value)
        _ = await change.value
        #expect(store.isDone(habit, on: store.today))
        #expect(store.lastError == nil)
    }

    @Test("A folder in the folder that cannot be looked into is named, and the rest is read")
    func lockedFolder() throws {
        try write(["a.md": "eins", "zu/b.md": "zwei"])
        let locked = files.appending(path: "zu").path(percentEncoded: false)
        #expect(chmod(locked, 0o000) == 0)
        defer { chmod(locked, 0o700) }
        guard (try? FileManager.default.contentsOfDirectory(atPath: locked)) == nil else { return }
        let file = try ImportedFile.read(files)
        #expect(file.notes.count == 1)
        #expect(file.remarks.map(\.place) == ["zu/"])
    }

    @Test("Reading a folder tells how far it is, and ends where the task is cancelled")
    func cancelledReading() async throws {
        _ = try manyNotes(5)
        var shares: [Double] = []
        _ = try ImportedFile.read(files) { shares.append($0) }
        #expect(shares == shares.sorted() && shares.count > 1)
        let folder = files
        let work = Task {
            while !Task.isCancelled { await Task.yield() }
            return Result { () throws(ImportProblem) in try ImportedFile.read(folder) }
        }
        work.cancel()
        #expect(await work.value == .failure(.cancelled))
    }
}

extension ImportedFile {
    fileprivate static func read(_ bytes: [UInt8], _ round: Int) throws -> ImportedFile {
        try read(
            Data(round.isMultiple(of: 2) ? bytes : Array(bytes.dropFirst(4))) + Data("x".utf8), name: "\(round).md")
    }
}
