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
