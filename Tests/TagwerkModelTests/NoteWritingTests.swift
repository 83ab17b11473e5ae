import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Writing in notes")
struct NoteWritingTests {
    let folder = StoreFolder()

    private func execute(_ script: String) throws { try folder.database().execute(script) }

    @Test("What was typed is saved by itself, and when nobody has the note open any more")
    func savedByItself() async throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "A")))
        var document: NoteDocument? = store.notes.open(id)
        document?.text = "eins"
        #expect(document?.hasUnsavedChanges == true)
        while document?.hasUnsavedChanges == true { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try folder.database().value("SELECT text FROM note_text") == "eins")
        document?.text = "zwei"
        document = nil
        #expect(try folder.database().value("SELECT text FROM note_text") == "zwei")
        #expect(store.notes.note(id)?.excerpt == "zwei")
    }

    @Test("Typing makes no steps of undo, and one document serves all who open the note")
    func oneDocument() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "A")))
        let document = store.notes.open(id)
        #expect(store.notes.open(id) === document && document.heading == "A")
        document.title = ""
        document.text = "# Neu"
        #expect(document.heading == "Neu")
        #expect(store.notes.saveOpenNotes())
        #expect(store.undoEntry?.title.english == "Note “A” added")
        #expect(store.notes.note(id)?.title == "Neu")
    }

    @Test("Text that could not be saved outlives its page, is written once it can be, and its error stays until then")
    func unsavedOutlivesItsPage() async throws {
        let store = try folder.open()
        let ids = try ["A", "B"].map { try #require(store.notes.add(NoteDraft(title: $0))) }
        let other = try folder.database()
        let isRefused = "CREATE TRIGGER refuse BEFORE UPDATE ON note_text BEGIN SELECT RAISE(FAIL, 'full'); END"
        try other.execute(isRefused)
        var document: NoteDocument? = store.notes.open(ids[0])
        document?.text = "lange getippt"
        document = nil
        #expect(store.lastError != nil)
        #expect(store.notes.open(ids[0]).text == "lange getippt")
        #expect(store.notes.setPinned(true, [ids[1]]) && store.lastError != nil)
        document = store.notes.open(ids[0])
        #expect(document?.hasUnsavedChanges == true)
        try other.execute("DROP TRIGGER refuse")
        // By itself: nobody calls save().
        while document?.hasUnsavedChanges == true { try await Task.sleep(for: .milliseconds(20)) }
        #expect(store.lastError == nil)
        #expect(!store.notes.hasStuckDocuments)
        #expect(try folder.database().value("SELECT text FROM note_text WHERE note = 1") == "lange getippt")
    }

    @Test("A note with text that could not be saved is not deleted, at once or beside, and keeps its history")
    func deletedWhileUnsaved() async throws {
        let store = try folder.open()
        let ids = try ["A", "B"].map { try #require(store.notes.add(NoteDraft(title: $0, text: "alt"))) }
        let document = store.notes.open(ids[0])
        document.text = "neu"
        #expect(document.save() && store.notes.delete(ids))
        let other = try folder.database()
        try other.execute("CREATE TRIGGER refuse BEFORE UPDATE ON note_text BEGIN SELECT RAISE(FAIL, 'full'); END")
        document.text = "spät"
        let removal = try #require(store.notes.removal(ids))
        #expect(!store.perform(removal) && store.lastError != nil)
        store.clearError()
        #expect(await !store.performBeside(removal) { _ in })
        #expect(store.lastError != nil)
        #expect(store.notes.versions(of: ids[0]).count == 1 && document.text == "spät")
        #expect(store.notes.deleteForGood([ids[1]]))
        try other.execute("DROP TRIGGER refuse")
        #expect(await store.performBeside(removal) { _ in })
        #expect(document.fault == .gone && store.notes.trash.isEmpty && store.lastError == nil)
        #expect(store.undo() && store.notes.versions(of: ids[0]).count == 1 && document.text == "spät")
    }

    @Test("A version is kept of each time of writing and of every ten minutes of it, not of every save")
    func versions() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(text: "alt")))
        let before = folder.time.now
        folder.time.now += 86_400
        do {
            let document = store.notes.open(id)
            for number in 1...30 {
                document.text = "neu \(number)"
                folder.time.now += 60
                #expect(document.save())
            }
        }
        #expect(store.notes.versions(of: id).map(\.title) == ["neu 20", "neu 10", "alt"])
        #expect(store.notes.versions(of: id).last?.writtenAt == before)
        store.notes.open(id).text = "später"
        #expect(store.notes.versions(of: id).map(\.title) == ["neu 30", "neu 20", "neu 10", "alt"])
    }

    @Test("An earlier text comes back into the open note; undo brings back the one before, with what was typed last")
    func restoreVersion() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "T", text: "alt")))
        let document = store.notes.open(id)
        document.text = "neu"
        document.save()
        document.text = "neu und mehr"
        let version = try #require(store.notes.versions(of: id).first)
        #expect(store.notes.content(of: version)?.text == "alt")
        #expect(store.notes.restore(version, of: id))
        #expect(document.text == "alt" && !document.hasUnsavedChanges)
        #expect(store.undo() && document.text == "neu und mehr")
        #expect(store.redo() && document.text == "alt")
        #expect(store.notes.versions(of: id).map(\.title) == ["T", "T"])
    }

    @Test("Versions become fewer with age, and long ones do not fill the disk")
    func thinning() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let steps = (0..<50_000).map { (id: $0, writtenAt: now - Double($0) * 600, size: 100) }
        let kept = steps.count - VersionRules.tooMany(steps, at: now).count
        #expect((300...450).contains(kept))
        let long = (0..<100).map { (id: $0, writtenAt: now - Double($0) * 600, size: 1 << 20) }
        #expect(VersionRules.tooMany(long, at: now) == Array(8..<100))
        #expect(VersionRules.tooMany(long.map { ($0.id, $0.writtenAt, 9 << 20) }, at: now) == Array(5..<100))
    }

    @Test(
        "A note that another program changed is shown as it is now, unless somebody is writing in it: then both are kept"
    )
    func conflict() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(text: "eins")))
        let document = store.notes.open(id)
        let change = "UPDATE note SET revision = revision + 1, index_version = 0; UPDATE note_text SET text = "
        try execute(change + "'zwei'")
        store.refreshToday()
        #expect(document.text == "zwei" && store.notes.note(id)?.title == "zwei" && store.notes.conflict == nil)
        document.text = "zwei von hier"
        try execute(change + "'zwei von dort'")
        store.refreshToday()
        #expect(document.text == "zwei von hier")
        #expect(document.save())
        let conflict = try #require(store.notes.conflict)
        #expect(conflict.note == id && store.notes.open(id).text == "zwei von hier")
        #expect(store.notes.open(conflict.copy).text == "zwei von dort")
        #expect(store.notes.note(conflict.copy)?.title == "zwei von dort 2" && store.notes.count == 2)
        document.text = "weiter"
        #expect(document.save() && store.notes.count == 2)
        store.notes.clearConflict()
        #expect(store.notes.conflict == nil)
    }

    @Test("What is being written outlives the deletion of the note by another program")
    func deletedElsewhere() throws {
        let store = try folder.open()
        let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "eins"))))
        document.text = "eins und zwei"
        try execute("DELETE FROM note_search; DELETE FROM note")
        #expect(document.save())
        #expect(store.notes.list(NoteList()).map(\.title) == ["eins und zwei"])
    }

    @Test("A note that cannot be read is never written over, and the others open")
    func unreadable() throws {
        let ids = try {
            let store = try folder.open()
            return try ["gut", "Bytes", "ohne Text", "Titel"].map { try #require(store.notes.add(NoteDraft(text: $0))) }
        }()
        try execute(
            """
            UPDATE note_text SET text = CAST(x'48C328FF' AS TEXT) WHERE text = 'Bytes';
            DELETE FROM note_text WHERE text = 'ohne Text';
            UPDATE note SET title = CAST(x'FF' AS TEXT) WHERE heading = 'Titel';
            INSERT INTO note (id, title, heading, excerpt, created_at, modified_at, revision, is_pinned)
            VALUES ('keine id', 'x', 'x', '', 0, 0, 1, 0);
            """)
        let store = try folder.open()
        #expect(store.notes.count == 5)
        let documents = ids.map { store.notes.open($0) }
        #expect(documents.map(\.fault) == [nil, .notText, .damaged, .notText])
        #expect(documents.map(\.isEditable) == [true, false, false, false])
        for document in documents.dropFirst() {
            document.text = "überschrieben"
            #expect(document.save())
        }
        #expect(store.notes.saveOpenNotes() && store.notes.setPinned(true, ids))
        #expect(try folder.database().value("SELECT hex(text) FROM note_text WHERE note = 2") == "48C328FF")
        #expect(try folder.database().value("SELECT count(*) FROM note_text") == 3)
        let odd = try #require(store.notes.list(NoteList()).first { $0.title == "x" })
        #expect(!store.notes.setPinned(true, [odd.id]) && store.notes.open(odd.id).fault == .gone)
        #expect(store.lastError == nil)
        // Out of the file and back, it is the same.
        store.notes.delete([ids[1]])
        #expect(store.notes.emptyTrash() && store.undo())
        #expect(try folder.database().value("SELECT count(*) FROM note_text WHERE hex(text) = '48C328FF'") == 1)
    }

    /// Uses the app on days that lie some days apart.
    private func use(_ store: HabitStore, after days: Int...) {
        for days in days {
            folder.time.now += Double(days) * 86_400
            store.refreshToday()
            store.backUp()
        }
    }

    @Test("The trash is emptied after thirty days, once a day's backup is made")
    func expiredTrash() throws {
        let store = try folder.open()
        let ids = try ["a", "b"].map { try #require(store.notes.add(NoteDraft(text: $0))) }
        store.notes.delete([ids[0]])
        use(store, after: 5, 5, 10)
        store.notes.delete([ids[1]])
        use(store, after: 5, 4)
        #expect(store.notes.trash.map(\.title) == ["b", "a"])
        folder.time.now += 2 * 86_400
        store.refreshToday()
        #expect(store.notes.trash.map(\.title) == ["b", "a"])
        use(store, after: 0)
        #expect(store.notes.trash.map(\.title) == ["b"] && store.notes.note(ids[0]) == nil)
        #expect(store.undo() && store.notes.list(NoteList()).map(\.title) == ["b"])
    }

    @Test("Many notes that were in the trash for too long all go, but none that is taken out of it meanwhile")
    func manyExpiredNotes() async throws {
        let store = try folder.open()
        let ids = (0..<60).compactMap { store.notes.add(NoteDraft(title: "\($0)")) }
        store.notes.delete(ids)
        use(store, after: 5, 5, 10, 5, 4)
        folder.time.now += 2 * 86_400
        store.refreshToday()
        let end = try #require(store.notes.endOfTrash(earliestUse: store.now))
        let expired = store.notes.trash(before: end)
        #expect(expired.count == 60)
        store.notes.restore(ids.prefix(1))
        #expect(store.notes.delete(expired.filter { ids.prefix(2).contains($0) }, trashedBefore: end))
        #expect(store.notes.note(ids[0]) != nil)
        #expect(store.notes.trash.count == 58)
        await store.backUpInBackground()
        #expect(store.notes.trash.isEmpty)
        #expect(store.notes.count == 1)
        #expect(store.lastError == nil)
    }

    @Test("Of the notes in the trash, one that cannot be deleted holds up none of the others")
    func stubbornNote() throws {
        let store = try folder.open()
        let ids = ["a", "b", "c"].compactMap { store.notes.add(NoteDraft(text: $0)) }
        #expect(store.notes.delete(ids))
        try execute(
            "CREATE TRIGGER refuse BEFORE DELETE ON note WHEN old.key = 1 BEGIN SELECT RAISE(ABORT, 'no'); END")
        #expect(store.notes.delete(ids, trashedBefore: store.now + 60))
        #expect(store.notes.trash.map(\.id) == [ids[0]] && store.lastError == nil)
        try folder.database().transaction {
            #expect(!store.notes.delete(ids, trashedBefore: store.now + 60))
        }
    }

    @Test("The trash is also emptied for who uses the app every forty days, on the third day after the thirty")
    func expiredTrashOfRareUse() throws {
        let store = try folder.open()
        use(store, after: 0)
        store.notes.delete([try #require(store.notes.add(NoteDraft(text: "a")))])
        for _ in 1...2 {
            use(store, after: 40)
            #expect(store.notes.trash.count == 1)
        }
        use(store, after: 40)
        #expect(store.notes.trash.isEmpty)
    }

    @Test("A clock that jumps ten years empties no trash and thins out no versions, nor does the command line")
    func jumpingClock() throws {
        do {
            let store = try folder.open()
            let id = try #require(store.notes.add(NoteDraft(text: "a")))
            store.notes.delete([try #require(store.notes.add(NoteDraft(text: "weg")))])
            use(store, after: 1, 1, 1)
            let document = store.notes.open(id)
            for text in ["b", "c", "d"] {
                folder.time.now += 700
                document.text = text
                #expect(document.save())
            }
            use(store, after: 3650)
            document.text = "e"
            #expect(document.save())
            #expect(store.notes.versions(of: id).map(\.title) == ["d", "c", "b", "a"])
            #expect(store.notes.trash.map(\.title) == ["weg"])
        }
        let opening = StoreOpening(at: folder.location, clock: folder.clock, busyTimeout: 0)
        #expect(try opening.openBeside().notes.trash.count == 1)
        let store = try folder.open()
        use(store, after: 0, -3649)
        #expect(store.notes.trash.count == 1)
        // With the right time again, the thirty days end as ever.
        use(store, after: 9, 10, 6)
        #expect(store.notes.trash.count == 1)
        use(store, after: 2)
        #expect(store.notes.trash.isEmpty)
    }

    @Test("What is being written into a new note is there after a crash, and another note leaves it alone")
    func draft() throws {
        do {
            let store = try folder.open()
            #expect(store.notes.draft == nil && store.notes.keepDraft(nil))
            #expect(store.notes.keepDraft(NoteDraft(text: "halb", link: NoteLink(day: store.today))))
        }
        let store = try folder.open()
        let draft = try #require(store.notes.draft)
        #expect(draft.text == "halb" && draft.link.day == store.today && store.undoEntry == nil)
        store.notes.add(NoteDraft(text: "anderes"))
        #expect(store.notes.draft == draft)
        #expect(store.notes.keepDraft(nil) && store.notes.draft == nil)
    }

    @Test("Nothing can be changed in a copy, and its notes can be read and searched")
    func copy() throws {
        let id = try {
            let store = try folder.open()
            return try #require(store.notes.add(NoteDraft(title: "Da", text: "Text #tag")))
        }()
        let store = try folder.open(after: .openCopy)
        #expect(store.notes.list(NoteList(), matching: "text").map(\.title) == ["Da"])
        let document = store.notes.open(id)
        #expect(document.text == "Text #tag" && !document.isEditable)
        #expect(!store.notes.delete([id]) && store.notes.add(NoteDraft(text: "x")) == nil)
        #expect(store.notes.tags.map(\.name) == ["tag"])
    }
}
