import Foundation
import Testing

@testable import TagwerkModel

/// Files as other programs have written them, and what is known to be in them.
@MainActor
@Suite("Importing the files of other programs")
struct FixtureImportTests {
    let folder = StoreFolder()
    let today = CivilDay("2026-03-31")!

    func read(_ name: String) throws -> ImportedFile {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try ImportedFile.read(try Data(contentsOf: fixtures.appending(path: name)), name: name)
    }

    func day(_ text: String) -> CivilDay { CivilDay(text)! }

    @Test("An export of Loop has its three habits, with the days, notes and amounts that Loop shows")
    func loop() throws {
        try folder.time.set("2026-03-31T10:00:00Z")
        let store = try folder.open()
        let file = try read("Loop Habits CSV 2026-03-31.zip")
        #expect(store.add(file))
        try #require(store.habits.map(\.name) == ["Meditieren, täglich \"früh\"", "🏃‍♀️ 跑步", "Wasser"])
        #expect(store.habits[0].currentStreak(asOf: today) == 12)
        #expect(store.habits[1].schedule == .timesPerWeek(3))
        #expect(store.habits[1].days.count == 3)
        #expect(store.habits[1].note(on: day("2026-03-28")) == "krank, kein Lauf")
        #expect(store.habits[2].isDone(on: day("2026-03-30")) && !store.habits[2].isDone(on: today))
        #expect(store.habits[2].note(on: day("2026-03-30")) == "line one\nline two")
        #expect(!store.add(file), "The same file again changes nothing")
    }

    @Test("A table of HabitBull has both ways of writing a date, and a number makes its habit one of amounts")
    func habitBull() throws {
        let file = try read("habitbull.csv")
        #expect(file.habits.map(\.draft.name) == ["Lesen", "Kaffee"])
        #expect(file.habits[0].records.keys.sorted() == [day("2026-03-30"), today])
        #expect(file.habits[0].records[today]?.note == "text")
        #expect(file.habits[1].records[today]?.amount?.description == "80")
    }

    @Test("Of a day that is there three times the first row counts, and the others are named")
    func repeatedDay() throws {
        let file = try read("odd-dup-days.csv")
        #expect(file.habits[0].records == [today: DayRecord(isChecked: true, note: "first")])
        #expect(file.remarks.map(\.reason) == [.repeatedDay, .repeatedDay])
    }

    @Test("A file that only begins as a database does is told to be damaged")
    func notADatabase() {
        #expect(throws: ImportProblem.damaged) { try read("not-a-db.db") }
    }
}
