import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Backups")
struct BackupTests {
    let folder = StoreFolder()

    var days: [String] { Backups(at: folder.location).all.map(\.day.description) }

    func backUp(_ store: HabitStore, on days: String...) throws {
        for day in days {
            try folder.time.set("\(day)T10:00:00Z")
            store.refreshToday()
            store.backUp()
        }
        #expect(store.lastError == nil)
    }

    @Test("There is one backup a day, and the last fourteen are kept")
    func oneADay() throws {
        try folder.fill()
        let store = try folder.open()
        let all = (10...26).map { "2026-04-\($0)" }
        for day in all { try backUp(store, on: day, day) }
        #expect(days == all.suffix(14).reversed())
        #expect(store.backups.allSatisfy { $0.occasion == .daily && $0.size > 4096 })
    }

    @Test("A clock that goes to 2099 and back, or to 1999, lets no backup of another time go")
    func wrongClock() throws {
        try folder.fill()
        let store = try folder.open()
        for day in 10...23 { try backUp(store, on: "2026-04-\(day)") }
        try backUp(store, on: "1999-12-31", "2026-04-24")
        #expect(days == (11...24).reversed().map { "2026-04-\($0)" })
        try backUp(store, on: "2099-01-01", "2026-04-25", "2026-04-26")
        #expect(days == ["2099-01-01"] + (13...26).reversed().map { "2026-04-\($0)" })
        // Fourteen days in the future do not keep today's backups from being made and kept.
        for day in 10...25 { try backUp(store, on: "2099-02-\(day)") }
        for day in 1...3 { try backUp(store, on: "2026-05-0\(day)") }
        #expect(days.filter { $0 < "2027" }.starts(with: ["2026-05-03", "2026-05-02", "2026-05-01"]))
    }

    @Test("A backup says how much is in it")
    func counts() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.notes.add(NoteDraft(text: "a"))
        store.backUp()
        let counts = try #require(store.backups.first?.counts)
        #expect(counts.habits == 3 && counts.notes == 1)
        #expect(counts.entries == habits.reduce(0) { $0 + $1.days.count })
    }

    @Test("Where nothing can be saved any more, a backup can be restored, and what was typed is saved into that")
    func restoredWithStuckNote() async throws {
        let store = try folder.open()
        let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "alt"))))
        store.backUp()
        try folder.database().execute(
            "CREATE TRIGGER refuse BEFORE UPDATE ON note BEGIN SELECT RAISE(ABORT, 'no'); END")
        document.text = "neu"
        #expect(!document.save() && !store.notes.setPinned(true, [document.id]))
        #expect(await store.restore(try #require(store.backups.first)) != nil)
        #expect(document.text == "neu" && document.save())
        #expect(try folder.database().value("SELECT text FROM note_text") == "neu")
        #expect(store.notes.setPinned(true, [document.id]) && store.lastError == nil)
    }

    @Test("On another thread, the backup is the same, also while the app goes on writing")
    func inBackground() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        async let backup: Void = store.backUpInBackground()
        store.toggle(habits[0].id, on: store.today.advanced(by: -20))
        await backup
        await store.backUpInBackground()
        #expect(store.lastError == nil)
        #expect(days == ["2026-03-29"])
        #expect(store.backups.first?.counts?.habits == 3)
    }

    @Test("Restoring in the open app replaces all, can be taken back, and loses neither state")
    func restoreWhileOpen() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        let note = try #require(store.notes.add(NoteDraft(text: "old")))
        store.backUp()
        let first = try #require(store.backups.first)
        store.delete([habits[0].id])
        let document = store.notes.open(note)
        document.text = "new"
        let replaced = try #require(await store.restore(first))
        #expect(store.habits == habits && store.undoEntry == nil)
        #expect(store.notes.open(note).text == "old")
        #expect(replaced.occasion == .restoring && store.backups.first == replaced)
        // What is done after it is saved, and so is what was there before.
        #expect(store.toggle(habits[1].id, on: store.today.advanced(by: -9)))
        let changed = store.habits
        #expect(await store.restore(replaced)?.number == 2)
        #expect(store.habits == Array(habits.dropFirst()))
        #expect(store.notes.open(note).text == "new")
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.habits == changed)
        #expect(try folder.database().faults().isEmpty)
        #expect(folder.names.allSatisfy { !$0.contains("restoring") && !$0.contains("kept") })
    }

    @Test("A restoring that another program's change stops has changed nothing, and no backup is gone")
    func restoreStopped() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.backUp()
        let first = try #require(store.backups.first)
        for _ in 0..<14 { #expect(await store.restore(first) != nil) }
        let backups = store.backups
        let other = try folder.database()
        let error = #expect(throws: SQLiteError.self) {
            try Backups(at: folder.location).restore(first, into: folder.database(), on: store.today) { share in
                // After the backup of what is there, and before all of it is replaced.
                if share == 2 / 3 { _ = try? other.run("DELETE FROM habit WHERE id = ?", habits[0].id.uuidString) }
            }
        }
        #expect(error?.code == .busy)
        #expect(store.backups == backups)
        #expect(try folder.database().rows("SELECT id FROM habit") { _ in }.count == habits.count - 1)
    }

    @Test("A restoring that is cancelled leaves the old data or the new, and every backup", arguments: [2, 4, 5, 6])
    func restoreCancelled(sixths: Int) async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        // Many pages, so that it can be cancelled among them.
        let note = try #require(store.notes.add(NoteDraft(title: "lang")))
        try folder.database().run(
            "UPDATE note_text SET text = hex(zeroblob(1000000)) WHERE note = (SELECT key FROM note WHERE id = ?)",
            note.uuidString)
        store.backUp()
        let first = try #require(store.backups.first)
        for number in 1...14 {
            let name = Backup.name(store.today, .restoring, number: number)
            try FileManager.default.copyItem(at: first.file, to: folder.location.backups.appending(path: name))
        }
        #expect(store.delete([habits[0].id]))
        let (before, location, today, path) = (store.backups, folder.location, store.today, folder.databasePath)
        let work = Task.detached {
            let database = try Database(path: path, mode: .readWrite, stopsWithTask: true)
            return try Backups(at: location).restore(first, into: database, on: today) { share in
                if share >= Double(sixths) / 6 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        let result = await work.result
        store.refreshToday()
        if case .success(let replaced) = result {
            #expect(store.habits == habits && sixths == 6)
            #expect(replaced?.counts?.habits == 2)
        } else {
            #expect(store.habits == Array(habits.dropFirst()))
            #expect(Set(before).isSubset(of: store.backups))
        }
        #expect(store.lastError == nil)
        #expect(try folder.database().faults() == [])
        #expect(!folder.names.contains { $0.contains("restoring") })
    }

    @Test("What another program writes while a restoring waits for its lock is not lost")
    func restoreAfterWaiting() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.backUp()
        let first = try #require(store.backups.first)
        let (path, isHeld) = (folder.databasePath, DispatchSemaphore(value: 0))
        let database = try Database(path: path, mode: .readWrite)
        let error = #expect(throws: SQLiteError.self) {
            try Backups(at: folder.location).restore(first, into: database, on: store.today) { share in
                guard share == 2 / 3 else { return }
                Thread.detachNewThread {
                    let other = try? Database(path: path)
                    try? other?.transaction {
                        try other?.run("DELETE FROM habit WHERE id = ?", habits[0].id.uuidString)
                        isHeld.signal()
                        // So long the restoring meets the lock.
                        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
                    }
                    isHeld.signal()
                }
                isHeld.wait()
            }
        }
        isHeld.wait()
        #expect(error?.code == .busy)
        store.refreshToday()
        #expect(store.habits == Array(habits.dropFirst()))
        #expect(store.backups == [first])
    }

    @Test("A restoring that is done is told as done where the window cannot read it at once, and is read later")
    func restoreUnread() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        store.backUp()
        #expect(store.delete([habits[0].id]))
        // It covers the real one, in the window's connection alone.
        try store.file?.database.execute("CREATE TEMP TABLE habit (other)")
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.lastError?.kind == .unknown && store.undoEntry == nil)
        try store.file?.database.execute("DROP TABLE temp.habit")
        store.refreshToday()
        #expect(store.habits == habits)
    }

    @Test("A backup that somebody else is just making is left alone")
    func twoMakers() throws {
        try folder.fill()
        let store = try folder.open()
        let backups = Backups(at: folder.location)
        try StoreLocation.makePrivateFolder(folder.location.backups)
        let partial = folder.location.backups.appending(path: "tagwerk-2026-03-29.db.partial")
        let database = try #require(store.file?.database)
        do {
            let other = try StoreLock(at: folder.location.backupsLock)
            try Data("half".utf8).write(to: partial)
            let error = #expect(throws: SQLiteError.self) {
                try withExtendedLifetime(other) { try backups.make(of: database, on: store.today, patience: 0) }
            }
            #expect(error?.condition == .locked)
            #expect(try Data(contentsOf: partial) == Data("half".utf8))
        }
        #expect(try backups.make(of: database, on: store.today) != nil)
        #expect(!FileManager.default.fileExists(atPath: partial.path(percentEncoded: false)))
    }

    @Test("Restoring a backup of an older version brings it to today's layout")
    func restoreOlderVersion() async throws {
        let habits = try folder.fill()
        try StoreLocation.makePrivateFolder(folder.location.backups)
        let file = folder.location.backups.appending(path: "tagwerk-2026-03-01.db")
        do {
            let old = try Database(path: file.path(percentEncoded: false))
            try Migrator(Array(StoreSchema.migrator.migrations.prefix(1))).migrate(old)
            try old.execute(
                "INSERT INTO habit VALUES (7, '6F9619FF-8B86-D011-B42D-00CF4FC964FF', 'Alt', 'book', 'red', 1, '2024-02-29')"
            )
        }
        let store = try folder.open()
        #expect(store.backups.first?.counts == store.backups.last?.counts)
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.habits.map(\.name) == ["Alt"])
        #expect(store.setNote("a", store.habits[0].id, on: store.today))
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.habits == habits)
    }

    @Test("A backup with pages of another size can be restored into the open file")
    func restoreOtherPages() async throws {
        do {
            try StoreLocation.makePrivateFolder(folder.location.folder)
            let database = try Database(path: folder.databasePath)
            try database.setPageSize(4096)
            try StoreSchema.migrator.migrate(database)
        }
        let habits = try folder.fill()
        let store = try folder.open()
        #expect(try folder.database().pageSize == 4096)
        try backUp(store, on: "2026-04-01")
        try Database(path: store.backups[0].file.path(percentEncoded: false)).rewrite(pageSize: StoreSchema.pageSize)
        #expect(store.delete([habits[0].id]))
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.habits == habits)
        #expect(try folder.database().pageSize == 4096)
    }

    @Test("A copy of the data file among the backups can be restored, without the sheet that was open then")
    func restoreCopyWithLog() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        let form = HabitForm(icon: "star", color: .blue)
        store.keepSheetDraft(.habit(nil, form, original: form))
        try StoreLocation.makePrivateFolder(folder.location.backups)
        let file = folder.location.backups.appending(path: "tagwerk-2026-03-01.db")
        do {
            let database = try folder.database()
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            try FileManager.default.copyItem(at: folder.location.database, to: file)
            let copy = try Database(path: file.path(percentEncoded: false))
            try copy.rewrite(pageSize: 4096)
            try copy.useWriteAheadLog()
        }
        #expect(store.delete([habits[0].id]))
        #expect(await store.restore(store.backups[0]) != nil)
        #expect(store.habits == habits && store.sheetDraft == nil)
    }

    @Test("A damaged backup changes nothing in the open app")
    func damagedBackupWhileOpen() async throws {
        let habits = try folder.fill()
        let store = try folder.open()
        try StoreLocation.makePrivateFolder(folder.location.backups)
        try Data(repeating: 0xA5, count: 9000)
            .write(to: folder.location.backups.appending(path: "tagwerk-2026-03-01.db"))
        #expect(await store.restore(store.backups[0]) == nil)
        #expect(store.lastError?.kind == .unusableBackup)
        #expect(store.habits == habits && store.backups.count == 1)
        #expect(store.toggle(habits[0].id, on: store.today.advanced(by: -9)))
    }

    @Test(
        "On a full disk no backup is made and none is lost, and nothing is restored", .enabled(if: SmallDisk.isPossible)
    )
    func fullDisk() async throws {
        let disk = try SmallDisk(kilobytes: 4096)
        let location = StoreLocation(folder: disk.folder.appending(path: "data"))
        let store = try StoreOpening(at: location, clock: folder.clock).open()
        let id = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        try backUp(store, on: "2026-04-01")
        try folder.time.set("2026-04-02T10:00:00Z")
        store.refreshToday()
        store.toggle(id, on: store.today)
        let habits = store.habits
        try disk.fill(leaving: 40)
        store.backUp()
        #expect(store.lastError?.kind == .backupFailed)
        #expect(await store.restore(store.backups[0]) == nil)
        #expect(store.backups.map(\.day.description) == ["2026-04-01"])
        #expect(store.habits == habits)
        let names = try FileManager.default.contentsOfDirectory(atPath: location.backups.path(percentEncoded: false))
        #expect(names == ["tagwerk-2026-04-01.db"])
        try disk.empty()
        store.backUp()
        #expect(store.lastError == nil || store.backups.count == 2)
    }

    @Test("A data file that is missing beside backups is a problem and no empty start")
    func missingFile() throws {
        let habits = try folder.fill()
        do { try folder.open().backUp() }
        try FileManager.default.removeItem(at: folder.location.database)
        let backup = try #require(Backups(at: folder.location).all.first)
        #expect(folder.problem()?.kind == .missing)
        #expect(folder.problem()?.remedies == [.tryAgain, .restore(backup), .startFresh])
        #expect(!folder.names.contains("tagwerk.db"))
        #expect(try folder.open(after: .restore(backup)).habits == habits)
    }

    @Test("Only names that the app gives are backups")
    func names() throws {
        try StoreLocation.makePrivateFolder(folder.location.backups)
        let good = [
            "tagwerk-2026-03-29.db", "tagwerk-2026-03-29-before-restoring.db",
            "tagwerk-2026-03-29-before-restoring-12.db",
            "tagwerk-2026-03-29-before-updating-2.db", "tagwerk-+12345-03-29.db",
        ]
        let bad = [
            "tagwerk-2026-02-30.db", "tagwerk-2026-03-29-before-lunch.db", "tagwerk-2026-03-29-before-restoring-1.db",
            "tagwerk-2026-03-29-2.db", "tagwerk-2026-03-29.db.partial", "other.db",
            "tagwerk-2026-03-29-before-restoring-x.db",
        ]
        for name in good + bad { try Data("x".utf8).write(to: folder.location.backups.appending(path: name)) }
        let found = Backups(at: folder.location).all.map(\.file.lastPathComponent)
        #expect(Set(found) == Set(good))
        #expect(Backups(at: folder.location).all.allSatisfy { $0.counts == nil })
    }

    @Test("A backup that a crash cut short does not count as one")
    func partialBackup() throws {
        try folder.fill()
        try StoreLocation.makePrivateFolder(folder.location.backups)
        try Data("half".utf8).write(to: folder.location.backups.appending(path: "tagwerk-2026-03-29.db.partial"))
        #expect(days.isEmpty)
        let store = try folder.open()
        store.backUp()
        #expect(store.lastError == nil)
        #expect(days == ["2026-03-29"])
    }

    @Test("Restoring brings the backup's habits and keeps the damaged file; doing it twice doubles nothing")
    func restoreTwice() throws {
        let habits = try folder.fill()
        do { try folder.open().backUp() }
        let rubbish = Data(repeating: 0xA5, count: 9000)
        try rubbish.write(to: folder.location.database)
        let backup = try #require(Backups(at: folder.location).all.first)
        #expect(folder.problem()?.remedies.first == .restore(backup))
        for _ in 0..<2 {
            #expect(try folder.open(after: .restore(backup)).habits == habits)
        }
        #expect(try folder.saved() == habits)
        #expect(try Data(contentsOf: URL(filePath: folder.path("tagwerk-kept-2026-03-29.db"))) == rubbish)
        #expect(days == ["2026-03-29"])
    }

    @Test("A backup that is itself damaged is refused before anything is touched")
    func damagedBackup() throws {
        let habits = try folder.fill()
        try StoreLocation.makePrivateFolder(folder.location.backups)
        let file = folder.location.backups.appending(path: "tagwerk-2026-03-01.db")
        try Data(repeating: 0xA5, count: 9000).write(to: file)
        let backup = try #require(Backups(at: folder.location).all.first)
        let problem = #expect(throws: StoreProblem.self) { try folder.open(after: .restore(backup)) }
        #expect(problem?.kind == .unusableBackup)
        #expect(problem?.remedies == [.openCopy, .startFresh])
        #expect(try folder.saved() == habits)
        #expect(folder.names.allSatisfy { !$0.contains("restoring") })
        #expect(folder.names.allSatisfy { !$0.contains("kept") })
    }
}
