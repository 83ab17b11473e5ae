import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("When a change cannot be saved")
struct StoreFailureTests {
    let folder = StoreFolder()

    @Test("While another program writes, the change is refused, shown as not made, and works afterwards")
    func busy() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        let other = try folder.database()
        try other.execute("BEGIN IMMEDIATE")
        #expect(!store.toggle(habits[0].id, on: store.today))
        #expect(store.lastError?.kind == .busy)
        #expect(store.habits == habits)
        #expect(store.undoEntry == nil)
        try other.execute("ROLLBACK")
        #expect(store.toggle(habits[0].id, on: store.today))
        #expect(store.lastError == nil)
    }

    /// Holds the write lock, over a connection of its own, until it is told to let go or a time is over.
    private final class Holder: Sendable {
        private let isHeld = DispatchSemaphore(value: 0)
        private let ends = DispatchSemaphore(value: 0)

        init(_ path: String, seconds: Double = 60) throws {
            Thread.detachNewThread { [isHeld, ends] in
                let database = try? Database(path: path)
                try? database?.execute("BEGIN IMMEDIATE")
                isHeld.signal()
                _ = withExtendedLifetime(database) { ends.wait(timeout: .now() + seconds) }
            }
            isHeld.wait()
        }

        func end() { ends.signal() }
    }

    @Test("What another program writes for a moment is waited for without an error")
    func busyForAMoment() throws {
        let habits = try folder.fill()
        let opening = StoreOpening(at: folder.location, clock: folder.clock)
        let (window, command) = (try opening.open(), try opening.openBeside())
        for (store, age) in [(window, 7), (command, 8)] {
            let holder = try Holder(folder.databasePath, seconds: 0.05)
            #expect(store.toggle(habits[0].id, on: store.today.advanced(by: -age)))
            #expect(store.lastError == nil)
            holder.end()
        }
    }

    @Test("A window does not wait long for another program, keeps what is typed, and the command line waits on")
    func busyForLong() throws {
        let habits = try folder.fill()
        let opening = StoreOpening(at: folder.location, clock: folder.clock)
        let (window, command) = (try opening.open(), try opening.openBeside())
        let note = try #require(window.notes.add(NoteDraft(text: "alt")))
        let document = window.notes.open(note)
        let holder = try Holder(folder.databasePath)
        document.text = "neu"
        #expect(!window.toggle(habits[0].id, on: window.today) && window.lastError?.kind == .busy)
        #expect(document.text == "neu" && document.hasUnsavedChanges)
        // Coming back to the window has nothing to complain of.
        window.clearError()
        window.refreshToday()
        #expect(window.lastError == nil)
        DispatchQueue.global().asyncAfter(deadline: .now() + 2 * LockWait.window) { holder.end() }
        #expect(command.toggle(habits[0].id, on: command.today.advanced(by: -7)))
        #expect(document.save() && window.notes.open(note).text == "neu" && window.lastError == nil)
    }

    @Test("What is saved as the app ends waits for another program as long as the opening does")
    func busyAtTheEnd() throws {
        let store = try StoreOpening(at: folder.location, clock: folder.clock).open()
        let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "alt"))))
        let holder = try Holder(folder.databasePath)
        document.text = "neu"
        #expect(!document.save())
        DispatchQueue.global().asyncAfter(deadline: .now() + 2 * LockWait.window) { holder.end() }
        #expect(store.notes.saveOpenNotes(isLastChance: true))
        #expect(try folder.database().value("SELECT text FROM note_text") == "neu")
        #expect(store.file?.database.busyTimeout == LockWait.window)
    }

    @Test("Text that could not be saved before the app ended is there at the next start, and saved once it can be")
    func lockedToTheEnd() throws {
        let id = try {
            let store = try folder.open()
            return try #require(store.notes.add(NoteDraft(title: "T", text: "alt")))
        }()
        let other = try folder.database()
        try other.execute("BEGIN IMMEDIATE")
        do {
            let store = try folder.open()
            store.notes.open(id).text = "neu"
            #expect(!store.notes.saveOpenNotes(isLastChance: true))
            store.notes.open(id).text = "noch neuer"
            #expect(!store.notes.saveOpenNotes(isLastChance: true))
        }
        do {
            // It is still locked.
            let store = try folder.open()
            #expect(store.notes.open(id).text == "noch neuer" && store.notes.open(id).hasUnsavedChanges)
        }
        try other.execute("COMMIT")
        let store = try folder.open()
        #expect(try folder.database().value("SELECT text FROM note_text") == "noch neuer")
        #expect(store.notes.open(id).text == "noch neuer" && store.notes.versions(of: id).count == 1)
        #expect(store.lastError == nil && store.notes.conflict == nil && store.notes.count == 1)
        #expect(!folder.names.contains { $0.contains("unsaved") })
    }

    @Test("Text that could not be saved, and what another program wrote into the note after that, are both kept")
    func changedAfterTheEnd() throws {
        do {
            let store = try folder.open()
            let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "alt"))))
            document.text = "von hier"
            try folder.database().transaction { #expect(!document.save()) }
        }
        try folder.database().execute(
            "UPDATE note SET revision = revision + 1, index_version = 0; UPDATE note_text SET text = 'von dort'")
        let store = try folder.open()
        let conflict = try #require(store.notes.conflict)
        #expect(store.notes.open(conflict.note).text == "von hier")
        #expect(store.notes.open(conflict.copy).text == "von dort")
    }

    @Test("An undo that cannot be saved can be tried again")
    func undoWhileBusy() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.delete([habits[0].id])
        let other = try folder.database()
        try other.execute("BEGIN IMMEDIATE")
        #expect(!store.undo())
        #expect(store.habits.count == 2)
        try other.execute("ROLLBACK")
        #expect(store.undo())
        #expect(store.habits == habits)
    }

    @Test("A data file that was deleted while the app runs is noticed before a change is lost in it")
    func deletedFile() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        try FileManager.default.removeItem(atPath: folder.databasePath)
        #expect(!store.toggle(habits[0].id, on: store.today))
        #expect(store.lastError?.kind == .moved)
        #expect(store.habits == habits)
    }

    @Test("What a database tool changes is taken over and not overwritten")
    func changedElsewhere() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.rename(habits[1].id, to: "Joggen")
        try folder.database().run("UPDATE habit SET name = 'Bücher' WHERE name = 'Lesen'")
        #expect(store.toggle(habits[0].id, on: store.today.advanced(by: -5)))
        #expect(store.habits.map(\.name) == ["Bücher", "Joggen", "Schlafen"])
        try folder.database().run("DELETE FROM habit WHERE name = 'Joggen'")
        store.refreshToday()
        #expect(store.habits.map(\.name) == ["Bücher", "Schlafen"])
    }

    @Test("What another program changes leaves the history of undo as it is; what no longer fits is passed over")
    func undoAfterForeignChanges() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        let old = store.today.advanced(by: -5)
        let note = try #require(store.notes.add(NoteDraft(text: "eins")))
        #expect(store.rename(habits[1].id, to: "Joggen") && store.toggle(habits[0].id, on: old))
        let other = try folder.database()
        try other.run("UPDATE habit SET name = 'Bücher' WHERE name = 'Lesen'")
        #expect(store.undo() && store.redo() && store.undo())
        #expect(store.habits[0].name == "Bücher" && !store.habits[0].isDone(on: old))
        try other.run("DELETE FROM habit WHERE name = 'Joggen'")
        #expect(!store.undo() && store.lastError == nil)
        try other.execute("DELETE FROM note_search; DELETE FROM note")
        #expect(!store.undo() && store.lastError == nil && store.undoEntry == nil)
        #expect(store.notes.note(note) == nil && store.habits.map(\.name) == ["Bücher", "Schlafen"])
    }

    @Test("A deletion is not undone twice where another program has brought the habit back")
    func undoOfWhatIsThere() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        #expect(store.delete([habits[0].id]))
        try folder.database().run(
            "INSERT INTO habit (id, name, icon, color, position, created_on) VALUES (?, 'L', 'star', 'red', 9, '2026-01-01')",
            habits[0].id.uuidString)
        #expect(!store.undo() && store.lastError == nil)
        #expect(store.habits.map(\.name) == ["Laufen", "Schlafen", "L"])
    }

    @Test("A habit that another program deleted cannot be checked off, and nothing breaks")
    func deletedElsewhere() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        try folder.database().run("DELETE FROM habit WHERE name = 'Lesen'")
        #expect(!store.toggle(habits[0].id, on: store.today))
        #expect(store.habits.map(\.name) == ["Laufen", "Schlafen"])
    }

    @Test(
        "On a real disk without space the change is refused and the data stays whole",
        .enabled(if: SmallDisk.isPossible))
    func fullDisk() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        let opening = StoreOpening(at: StoreLocation(folder: disk.folder.appending(path: "data")), clock: folder.clock)
        var before: [Habit] = []
        do {
            let store = try opening.open()
            let id = try #require(store.add(name: "Lesen", icon: "book", color: .red))
            try disk.fill(leaving: 128)
            var day = store.today
            while store.toggle(id, on: day) {
                before = store.habits
                day = day.advanced(by: -31)
                guard day.year > 1000 else { break }
            }
            #expect(store.lastError?.kind == .diskFull)
            #expect(store.habits == before)
            #expect(before.first?.days.isEmpty == false)
            try disk.empty()
            #expect(store.toggle(id, on: day))
            before = store.habits
        }
        #expect(try opening.open().habits == before)
    }

    @Test("On a full disk the first start says so", .enabled(if: SmallDisk.isPossible))
    func fullDiskAtFirstStart() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        let opening = StoreOpening(at: StoreLocation(folder: disk.folder.appending(path: "data")), clock: folder.clock)
        try disk.fill()
        let problem = #expect(throws: StoreProblem.self) { try opening.open() }
        #expect(problem?.kind == .diskFull)
        try disk.empty()
        #expect(try opening.open().habits.isEmpty)
    }

    @Test("Data on a disk that is full at the start can be viewed", .enabled(if: SmallDisk.isPossible))
    func fullDiskAtStart() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        let opening = StoreOpening(at: StoreLocation(folder: disk.folder.appending(path: "data")), clock: folder.clock)
        do { try opening.open().add(name: "Lesen", icon: "book", color: .red) }
        try disk.fill()
        let problem = #expect(throws: StoreProblem.self) { try opening.open() }
        #expect(problem?.kind == .diskFull)
        #expect(problem?.remedies == [.tryAgain, .openCopy])
        #expect(try opening.open(after: .openCopy).habits.map(\.name) == ["Lesen"])
    }

    @Test("Data on a read-only disk can be viewed", .enabled(if: SmallDisk.isPossible))
    func readOnlyDisk() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        let opening = StoreOpening(at: StoreLocation(folder: disk.folder.appending(path: "data")), clock: folder.clock)
        do { try opening.open().add(name: "Lesen", icon: "book", color: .red) }
        try disk.protect()
        let problem = #expect(throws: StoreProblem.self) { try opening.open() }
        #expect(problem?.kind == .readOnlyFolder)
        #expect(problem?.remedies == [.tryAgain, .openCopy])
        let store = try opening.open(after: .openCopy)
        #expect(store.habits.map(\.name) == ["Lesen"])
        #expect(store.isReadOnly)
    }
}
