import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Changing habits")
struct HabitStoreTests {
    let folder = StoreFolder()

    @Test("Every kind of change is on the disk when the call returns")
    func changesAreSaved() throws {
        var expected: [Habit] = []
        do {
            let store = try folder.open()
            let first = try #require(store.add(name: " Lesen ", icon: "book.fill", color: .orange))
            let second = try #require(store.add(name: "Laufen", icon: "figure.run", color: .green))
            #expect(store.rename(second, to: "Schwimmen"))
            #expect(store.setColor(.blue, of: second))
            #expect(store.setIcon("drop.fill", of: second))
            #expect(store.toggle(first, on: store.today))
            #expect(store.toggle(first, on: store.today.advanced(by: -40)))
            #expect(store.move(fromOffsets: [1], toOffset: 0))
            expected = store.habits
        }
        let saved = try folder.saved()
        #expect(saved == expected)
        #expect(saved.map(\.name) == ["Schwimmen", "Lesen"])
        #expect(saved[0].icon == "drop.fill" && saved[0].color == .blue)
        #expect(saved[1].days.count == 2)
        #expect(saved[1].createdOn.description == "2026-03-29")
    }

    @Test(
        "A random story of changes, undos and restarts always leaves on the disk what is shown",
        arguments: 1...6 as ClosedRange<UInt64>)
    func randomStory(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var store: HabitStore? = try folder.open()
        for step in 0..<150 {
            try change(#require(store), &random, step)
            #expect(store?.lastError == nil)
            if step % 15 == 0 {
                let shown = store?.habits
                store = nil
                store = try folder.open()
                #expect(store?.habits == shown)
            }
        }
    }

    private func change(_ store: HabitStore, _ random: inout SeededGenerator, _ step: Int) throws {
        let count = store.habits.count
        let id = store.habits.randomElement(using: &random)?.id ?? UUID()
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: store.add(name: "Habit \(step)", icon: "star", color: .pink)
        case 2: store.rename(id, to: "Renamed \(step)")
        case 3: store.setColor(HabitColor.allCases.randomElement(using: &random)!, of: id)
        case 4: store.delete([id])
        case 5:
            store.move(
                fromOffsets: IndexSet((0..<count).filter { _ in Bool.random(using: &random) }),
                toOffset: Int.random(in: 0...count, using: &random))
        case 6, 7: store.undo()
        case 8: store.redo()
        default: store.toggle(id, on: store.today.advanced(by: -Int.random(in: 0...90, using: &random)))
        }
    }

    @Test(
        "Undoing everything leads back through each state, and redoing leads forward again",
        arguments: 1...4 as ClosedRange<UInt64>)
    func undoAndRedoEverything(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let store = try folder.open()
        var states = [store.habits]
        for step in 0..<60 {
            let entry = store.undoEntry?.id
            switch step % 6 {
            case 0: store.add(name: "Habit \(step)", icon: "star", color: .red)
            case 1 where step % 4 == 1: store.delete(store.habits.filter { _ in Bool.random(using: &random) }.map(\.id))
            case 2: store.move(fromOffsets: [0], toOffset: store.habits.count)
            case 3: store.rename(store.habits.first?.id ?? UUID(), to: "Renamed \(step)")
            default:
                store.toggle(
                    store.habits.first?.id ?? UUID(),
                    on: store.today.advanced(by: -Int.random(in: 0...5, using: &random)))
            }
            if store.undoEntry?.id != entry { states.append(store.habits) }
        }
        #expect(states.count > 30)
        for state in states.dropLast().reversed() {
            #expect(store.undo())
            #expect(store.habits == state)
        }
        #expect(!store.undo())
        for state in states.dropFirst() {
            #expect(store.redo())
            #expect(store.habits == state)
        }
        #expect(!store.redo())
        #expect(try folder.database().value("SELECT count(*) FROM habit") == store.habits.count)
    }

    @Test("Undoing a delete brings back history and place")
    func undoDelete() throws {
        let before = try folder.fill()
        let store = try folder.open()
        store.delete([before[1].id])
        #expect(store.habits.map(\.name) == ["Lesen", "Schlafen"])
        #expect(store.undoEntry?.title.english == "“Laufen” deleted")
        store.undo()
        #expect(store.habits == before)
        #expect(try HabitTables(database: folder.database()).load().habits == before)
    }

    @Test("A deletion can be undone from its message although other things were done since")
    func undoDeleteLater() throws {
        let before = try folder.fill()
        let store = try folder.open()
        store.delete([before[0].id])
        let message = try #require(store.undoEntry)
        store.toggle(before[1].id, on: store.today.advanced(by: -9))
        store.move(fromOffsets: [1], toOffset: 0)
        #expect(store.undo(message.id))
        #expect(store.habits.map(\.name) == ["Lesen", "Schlafen", "Laufen"])
        #expect(store.habits[0] == before[0])
        #expect(!store.undo(message.id))
        store.undo()
        store.undo()
        #expect(store.habits == before)
    }

    @Test("Deleting one habit leaves the others untouched, in memory and on the disk")
    func deleteTouchesOnlyOne() throws {
        let before = try folder.fill()
        do {
            let store = try folder.open()
            store.delete(atOffsets: [0])
            #expect(store.habits == Array(before.dropFirst()))
        }
        #expect(try folder.saved() == Array(before.dropFirst()))
        #expect(try folder.database().value("SELECT count(DISTINCT habit) FROM habit_month") == 2)
    }

    @Test("Several habits are deleted in one step and come back in one")
    func deleteSeveral() throws {
        let before = try folder.fill()
        let store = try folder.open()
        store.delete(atOffsets: [0, 2, 7])
        #expect(store.habits.map(\.name) == ["Laufen"])
        #expect(store.undoEntry?.title == Sentence("%lld habits deleted", .number(2)))
        store.undo()
        #expect(store.habits == before)
    }

    @Test("A blank name is refused and changes nothing")
    func blankNames() throws {
        let store = try folder.open()
        #expect(store.add(name: " \n", icon: "star", color: .red) == nil)
        let id = try #require(store.add(name: "Lesen", icon: "star", color: .red))
        #expect(!store.rename(id, to: "\u{200B}"))
        #expect(store.habits.map(\.name) == ["Lesen"])
        #expect(store.undoEntry?.title.english == "“Lesen” added")
    }

    @Test("Names of all kinds come back letter by letter")
    func namesOfAllKinds() throws {
        let names = [
            "👩‍👩‍👧", "שלום", "a/b", "'; DROP TABLE habit; --", "%@", String(repeating: "ü", count: 300), "u\u{308}ben",
        ]
        do {
            let store = try folder.open()
            for name in names { store.add(name: name, icon: "star", color: .red) }
        }
        #expect(try folder.saved().map { Array($0.name.unicodeScalars) } == names.map { Array($0.unicodeScalars) })
    }

    @Test("What changes nothing leaves nothing to undo")
    func noChangeNoEntry() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        #expect(!store.rename(habits[0].id, to: "Lesen "))
        #expect(!store.setColor(habits[0].color, of: habits[0].id))
        #expect(!store.move(fromOffsets: [1], toOffset: 1))
        #expect(!store.move(fromOffsets: [1], toOffset: 2))
        #expect(!store.delete([UUID()]))
        #expect(!store.toggle(UUID(), on: store.today))
        #expect(!store.setDone(true, habits[0].id, on: store.today))
        #expect(store.undoEntry == nil)
        #expect(store.lastError == nil)
    }

    @Test(
        "Moving follows SwiftUI's offsets",
        arguments: [
            (IndexSet([0]), 3, "BCAD"), (IndexSet([3]), 0, "DABC"), (IndexSet([0, 2]), 4, "BDAC"),
            (IndexSet([1, 3]), 1, "ABDC"),
            (IndexSet([0, 9]), 99, "BCDA"), (IndexSet([0, 1, 2, 3]), 2, "ABCD"),
        ])
    func moving(source: IndexSet, destination: Int, expected: String) throws {
        do {
            let store = try folder.open()
            for name in ["A", "B", "C", "D"] { store.add(name: name, icon: "star", color: .red) }
            store.move(fromOffsets: source, toOffset: destination)
            #expect(store.habits.map(\.name).joined() == expected)
        }
        #expect(try folder.saved().map(\.name).joined() == expected)
    }

    @Test("A day that has not come yet cannot be checked off, but cleared")
    func futureDays() throws {
        let habits = try folder.fill()
        do {
            let store = try folder.open()
            #expect(!store.toggle(habits[0].id, on: store.today.advanced(by: 1)))
        }
        // The clock was a day ahead, and is right now.
        try folder.time.set("2026-03-28T10:00:00Z")
        let store = try folder.open()
        let future = store.today.advanced(by: 1)
        #expect(store.habits[1].currentStreak(asOf: store.today) == 1)
        #expect(store.habits[1].isDone(on: future))
        #expect(store.toggle(habits[1].id, on: future))
        #expect(!store.habits[1].isDone(on: future))
    }

    @Test("Filling in a forgotten day mends the streak after a restart too")
    func backfill() throws {
        do {
            let store = try folder.open()
            let id = try #require(store.add(name: "Lesen", icon: "book", color: .red))
            for age in [0, 1, 2, 4, 5, 6, 3] { store.toggle(id, on: store.today.advanced(by: -age)) }
            #expect(store.habits[0].currentStreak(asOf: store.today) == 7)
            store.toggle(id, on: store.today.advanced(by: -3))
        }
        let saved = try folder.saved()
        #expect(saved[0].currentStreak(asOf: CivilDay("2026-03-29")!) == 3)
        #expect(saved[0].longestStreak(asOf: CivilDay("2026-03-29")!) == 3)
    }

    @Test("A store in memory changes and undoes as one on the disk does")
    func inMemory() throws {
        let today = folder.clock.today
        let habit = Habit(name: "Lesen", icon: "book", color: .red, createdOn: today, days: [today])
        let store = HabitStore(inMemory: [habit], clock: folder.clock)
        #expect(store.habits == [habit])
        #expect(store.toggle(habit.id, on: today))
        #expect(store.delete([habit.id]))
        store.undo()
        store.undo()
        #expect(store.habits == [habit])
        store.backUp()
        #expect(store.lastError == nil)
    }

    @Test("Progress counts today's checks")
    func progress() throws {
        let store = try folder.open()
        #expect(store.progress == Tally(done: 0, total: 0))
        let ids = try (0..<3).map { try #require(store.add(name: "\($0)", icon: "star", color: .red)) }
        store.toggle(ids[0], on: store.today)
        store.toggle(ids[1], on: store.today.advanced(by: -1))
        #expect(store.progress == Tally(done: 1, total: 3))
    }
}
