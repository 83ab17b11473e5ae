import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Backups")
struct BackupTests {
    let folder = StoreFolder()

    var days: [String] { Backups(at: folder.location).all.map(\.day.description) }

    @Test("There is one backup a day, and the last seven are kept")
    func oneADay() throws {
        try folder.fill()
        let store = try folder.open()
        for day in 1...9 {
            try folder.time.set("2026-04-0\(day)T10:00:00Z")
            store.refreshToday()
            store.backUp()
            store.backUp()
        }
        #expect(store.lastError == nil)
        #expect(days == (3...9).reversed().map { "2026-04-0\($0)" })
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
