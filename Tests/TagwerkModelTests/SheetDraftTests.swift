import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("What is being entered in a sheet")
struct SheetDraftTests {
    let folder = StoreFolder()

    @Test("What is entered is there after the process has died, whatever makes no sense yet")
    func outlivesTheProcess() throws {
        var form = HabitForm(icon: "star.fill", color: .green)
        let original = form
        form.name = "  Läuf"
        form.rhythm = .weekdays
        form.weekdays = []
        form.isMeasured = true
        form.goal = "zw"
        form.reminders = [Reminder(minute: 61, weekdays: [.sunday])]
        let draft = SheetDraft.habit(nil, form, original: original)
        do {
            let store = try folder.open()
            #expect(store.sheetDraft == nil)
            #expect(store.keepSheetDraft(draft))
            #expect(store.undoEntry == nil && store.habits == [])
        }
        let store = try folder.open()
        #expect(store.sheetDraft == draft)
        #expect(store.keepSheetDraft(nil))
        #expect(store.sheetDraft == nil)
    }

    @Test("Every kind comes back as it was")
    func kinds() throws {
        let store = try folder.open()
        let habit = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        let group = try #require(store.addGroup(name: "Körper", color: .pink))
        let note = try #require(store.notes.add(NoteDraft(text: "a")))
        var groupForm = GroupForm(store.group(group))
        groupForm.name = "\n"
        var dayForm = DayForm(store.habits[0], on: store.today, separator: ",")
        dayForm.note = "Krimi \u{1F600}"
        let drafts: [SheetDraft] = [
            .habit(habit, HabitForm(store.habits[0], separator: ","), original: HabitForm(icon: "a", color: .blue)),
            .group(group, groupForm, original: GroupForm(store.group(group))),
            .day(habit, store.today, dayForm, original: DayForm(store.habits[0], on: store.today, separator: ",")),
            .link(note, NoteLink(day: store.today, habit: habit), original: .none),
        ]
        for draft in drafts {
            #expect(store.keepSheetDraft(draft))
            #expect(store.sheetDraft == draft)
        }
    }

    @Test("What was entered for a habit or group that is gone becomes a new one; a link and a day go with theirs")
    func goneSubjects() throws {
        let store = try folder.open()
        let form = HabitForm(icon: "star", color: .blue)
        store.keepSheetDraft(.habit(UUID(), form, original: form))
        #expect(store.sheetDraft == .habit(nil, form, original: form))
        store.keepSheetDraft(.group(UUID(), GroupForm(nil), original: GroupForm(nil)))
        #expect(store.sheetDraft == .group(nil, GroupForm(nil), original: GroupForm(nil)))
        store.keepSheetDraft(.link(UUID(), .none, original: .none))
        #expect(store.sheetDraft == nil)
    }

    @Test("The change that saves a draft forgets it in the same transaction, and one that fails keeps it")
    func goesWithItsChange() throws {
        let store = try folder.open()
        let form = HabitForm(icon: "star", color: .blue)
        let note = try #require(store.notes.add(NoteDraft(text: "a")))
        store.notes.open(note).text = "b"
        store.keepSheetDraft(.habit(nil, form, original: form))
        store.notes.keepDraft(NoteDraft(text: "c"))
        let reader = try folder.database()
        try reader.transaction {
            #expect(!store.saving(.sheet) { store.addGroup(name: "Körper", color: .pink) != nil })
        }
        #expect(store.sheetDraft != nil)
        #expect(store.saving(.sheet) { store.addGroup(name: "Körper", color: .pink) } != nil)
        #expect(store.sheetDraft == nil && store.notes.draft?.text == "c")
        #expect(store.saving(.newNote) { store.notes.add(NoteDraft(text: "c")) } != nil)
        #expect(store.notes.draft == nil)
        store.keepSheetDraft(.habit(nil, form, original: form))
        #expect(store.addGroup(name: "Kopf", color: .pink) != nil)
        #expect(store.sheetDraft != nil)
    }

    @Test("Keeping a draft takes no error away that the user may not have read of, and tells of its own if it is to")
    func leavesErrors() throws {
        let store = try folder.open()
        let form = HabitForm(icon: "star", color: .blue)
        let draft = SheetDraft.habit(nil, form, original: form)
        store.show(StoreProblem(.backupFailed, path: "/"))
        #expect(store.keepSheetDraft(draft) && store.notes.keepDraft(NoteDraft(text: "c")))
        #expect(store.lastError?.kind == .backupFailed)
        store.clearError()
        try folder.database().transaction {
            #expect(!store.keepSheetDraft(nil, reportsFailure: false))
            #expect(store.lastError == nil)
            #expect(!store.keepSheetDraft(nil))
            #expect(store.lastError?.kind == .busy)
        }
    }

    @Test("What was discarded while another program writes does not come back, in this run of the app or the next")
    func discardedUnderLock() throws {
        let form = HabitForm(icon: "star", color: .blue)
        do {
            let store = try folder.open()
            #expect(store.keepSheetDraft(.habit(nil, form, original: form)))
            #expect(store.notes.keepDraft(NoteDraft(text: "c")))
            try folder.database().transaction {
                #expect(!store.keepSheetDraft(nil) && !store.notes.keepDraft(nil))
                #expect(store.sheetDraft == nil && store.notes.draft == nil)
            }
        }
        let store = try folder.open()
        #expect(store.sheetDraft == nil && store.notes.draft == nil)
        #expect(try folder.database().value("SELECT count(*) FROM sheet_draft") == 0)
        #expect(try folder.database().value("SELECT count(*) FROM note_draft") == 0)
        #expect(!folder.names.contains { $0.contains("unsaved") })
    }

    @Test("Of two sheets in a row, the first one's late discarding leaves the second alone", arguments: [false, true])
    func twoSheets(secondFails: Bool) throws {
        let store = try folder.open()
        let form = HabitForm(icon: "star", color: .blue)
        let (first, second) = (SheetDraft.habit(nil, form, original: form), groupDraft("Kopf"))
        #expect(store.keepSheetDraft(first))
        try folder.database().transaction {
            #expect(!store.keepSheetDraft(nil, reportsFailure: false))
            if secondFails { #expect(!store.keepSheetDraft(second, reportsFailure: false)) }
        }
        if !secondFails { #expect(store.keepSheetDraft(second)) }
        #expect(store.sheetDraft == second)
        #expect(store.writeUnsavedDrafts() && store.sheetDraft == second)
        let written = try folder.database().value("SELECT contents FROM sheet_draft", as: String.self)
        #expect(written?.contains("Kopf") == true)
        #expect(!folder.names.contains { $0.contains("unsaved") })
    }

    @Test("A draft that could not be written is there at the next start, and is written by itself")
    func keptBeside() async throws {
        let draft = groupDraft("Kopf")
        let other = folder.database
        do {
            let store = try folder.open()
            try other().transaction {
                #expect(!store.keepSheetDraft(draft) && !store.notes.keepDraft(NoteDraft(text: "c")))
            }
        }
        let lock = try other()
        try lock.execute("BEGIN IMMEDIATE")
        let store = try folder.open()
        #expect(store.sheetDraft == draft && store.notes.draft?.text == "c")
        #expect(store.addGroup(name: "Fuß", color: .pink) == nil)
        try lock.execute("COMMIT")
        await store.draftRetry?.value
        #expect(try other().value("SELECT count(*) FROM sheet_draft") == 1)
        #expect(try other().value("SELECT text FROM note_draft") == "c")
        // What is saved ends it, wherever it was kept.
        try other().transaction { #expect(!store.keepSheetDraft(groupDraft("Bauch"))) }
        #expect(store.saving(.sheet) { store.addGroup(name: "Bauch", color: .pink) } != nil)
        #expect(store.sheetDraft == nil && store.writeUnsavedDrafts() && store.sheetDraft == nil)
    }

    @Test("A draft in a form that is unknown costs no typed text, and what cannot be read at all is kept")
    func unknownForm() throws {
        let place = folder.location.folder
        try StoreLocation.makePrivateFolder(place)
        let file = place.appending(path: "unsaved.json")
        let id = NoteSummary.ID()
        let text = UnsavedEntries.Text(title: "Plan", text: "Milk", revision: 3)
        UnsavedFile(at: file).update {
            $0.notes[id] = text
            $0.sheet = .init(form: groupDraft("Kopf"))
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        try written.replacing("\"group\"", with: "\"gruppe\"").write(to: file, atomically: true, encoding: .utf8)
        let read = UnsavedFile(at: file).entries
        #expect(read.notes == [id: text] && read.sheet == nil)
        try "{ Milk".write(to: file, atomically: true, encoding: .utf8)
        #expect(UnsavedFile(at: file).isEmpty)
        let kept = try #require(folder.names.first { $0.hasPrefix("unsaved.kept-") })
        #expect(try String(contentsOf: place.appending(path: kept), encoding: .utf8) == "{ Milk")
    }

    private func groupDraft(_ name: String) -> SheetDraft {
        var form = GroupForm(nil)
        form.name = name
        return .group(nil, form, original: GroupForm(nil))
    }

    @Test("What another version has written there is passed over")
    func otherVersion() throws {
        let store = try folder.open()
        let writer = try Database(path: folder.databasePath, mode: .readWrite)
        try writer.run("INSERT INTO sheet_draft VALUES (1, '{\"reward\":{}}')")
        #expect(store.sheetDraft == nil)
        #expect(store.keepSheetDraft(nil))
    }
}
