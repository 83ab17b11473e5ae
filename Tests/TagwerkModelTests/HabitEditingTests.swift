import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Schedules, amounts, skips, notes, groups and the archive")
struct HabitEditingTests {
    let folder = StoreFolder()
    let water = Measure(unit: "l", goal: Amount(clamping: 2500))

    func draft(_ name: String, _ schedule: Schedule = .daily, _ measure: Measure? = nil) -> HabitDraft {
        HabitDraft(name: name, icon: "star", color: .green, schedule: schedule, measure: measure)
    }

    @Test("All of a habit is on the disk when the call returns")
    func everythingIsSaved() throws {
        var expected: [Habit] = []
        var groups: [HabitGroup] = []
        do {
            let store = try folder.open()
            let group = try #require(store.addGroup(name: "Gesundheit", color: .red))
            store.addGroup(name: "Arbeit", color: .blue)
            var full = draft("Wasser", .timesPerWeek(5), water)
            full.question = "Genug getrunken?"
            full.details = "Zeile eins\nZeile zwei"
            full.group = group
            let id = try #require(store.add(full))
            let other = try #require(store.add(draft("Lesen", .weekdays([.monday, .friday]))))
            #expect(store.setAmount(Amount(clamping: 2500), id, on: store.today))
            #expect(store.setAmount(Amount(clamping: 1), id, on: store.today.advanced(by: -4000)))
            #expect(store.setNote("krank, \"wirklich\"", id, on: store.today))
            #expect(store.setNote("früher", other, on: store.today.advanced(by: -40)))
            #expect(store.setSkipped(true, id, on: store.today.advanced(by: -1)))
            #expect(store.toggle(other, on: store.today))
            #expect(store.setGroup(group, of: [other]))
            #expect(store.archive([other]))
            #expect(store.moveGroups(fromOffsets: [1], toOffset: 0))
            #expect(store.lastError == nil)
            (expected, groups) = (store.habits, store.groups)
        }
        let store = try folder.open()
        #expect(store.habits == expected)
        #expect(store.groups == groups)
        #expect(groups.map(\.name) == ["Arbeit", "Gesundheit"])
        #expect(store.habits[0].isDone(on: store.today))
        #expect(store.habits[0].entry(on: store.today.advanced(by: -1)) == .skipped)
        #expect(store.habits[0].note(on: store.today) == "krank, \"wirklich\"")
        #expect(store.habits[1].archivedOn == store.today)
        #expect(store.activeHabits.map(\.name) == ["Wasser"])
    }

    @Test(
        "A random story of all changes leads back and forth, and the disk always has what is shown",
        arguments: 1...6 as ClosedRange<UInt64>)
    func randomStory(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var store = try folder.open()
        var states = [Contents()]
        for step in 0..<120 {
            let entry = store.undoEntry?.id
            change(store, step, &random)
            #expect(store.lastError == nil)
            let shown = Contents(habits: store.habits, groups: store.groups)
            if store.undoEntry?.id != entry { states.append(shown) }
            if step % 10 == 0 { #expect(try HabitTables(database: folder.database()).load() == shown) }
        }
        #expect(states.count > 40)
        for state in states.dropLast().reversed() {
            #expect(store.undo())
            #expect(Contents(habits: store.habits, groups: store.groups) == state)
        }
        #expect(!store.undo())
        for state in states.dropFirst() {
            #expect(store.redo())
            #expect(Contents(habits: store.habits, groups: store.groups) == state)
        }
        store = HabitStore(inMemory: [])
        let saved = try folder.open()
        #expect(Contents(habits: saved.habits, groups: saved.groups) == states.last)
    }

    private func change(_ store: HabitStore, _ step: Int, _ random: inout SeededGenerator) {
        let habit = store.habits.randomElement(using: &random)
        let id = habit?.id ?? UUID()
        let group = store.groups.randomElement(using: &random)?.id
        let day = store.today.advanced(by: -Int.random(in: 0...20, using: &random))
        let schedule =
            [Schedule.daily, .timesPerWeek(2), .everyDays(3), .weekdays([.friday])]
            .randomElement(using: &random) ?? .daily
        switch Int.random(in: 0..<15, using: &random) {
        case 0, 1: store.add(draft("Habit \(step)", schedule, Bool.random(using: &random) ? water : nil))
        case 2: store.edit(id, draft("Edited \(step)", schedule, Bool.random(using: &random) ? water : nil))
        case 3: store.addGroup(name: "Group \(step)", color: .pink)
        case 4: store.deleteGroup(group ?? UUID())
        case 5: store.editGroup(group ?? UUID(), name: "Group \(step)", color: .purple)
        case 6: store.setGroup(group, of: store.habits.prefix(2).map(\.id))
        case 7: store.moveGroups(fromOffsets: [0], toOffset: store.groups.count)
        case 8: _ = habit?.isArchived == true ? store.unarchive([id]) : store.archive([id])
        case 9: store.setSkipped(Bool.random(using: &random), id, on: day)
        case 10: store.setAmount(Amount(clamping: step * 100), id, on: day)
        case 11: store.setNote(step % 3 == 0 ? "" : "note \(step)", id, on: day)
        case 12: store.delete([id])
        case 13: store.move(fromOffsets: [0], toOffset: store.habits.count)
        default: store.toggle(id, on: day)
        }
    }

    @Test("What has not come yet takes no amount, skip or note, but can be cleared")
    func futureDays() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Wasser", .daily, water)))
        for day in [store.today, store.today.advanced(by: -1)] {
            #expect(store.setAmount(water.goal, id, on: day))
            #expect(store.setNote("a", id, on: day))
        }
        let tomorrow = store.today.advanced(by: 1)
        #expect(!store.setAmount(water.goal, id, on: tomorrow))
        #expect(!store.setSkipped(true, id, on: tomorrow))
        #expect(!store.setNote("b", id, on: tomorrow))
        #expect(!store.toggle(id, on: tomorrow))
        try folder.time.set("2026-03-28T10:00:00Z")
        store.refreshToday()
        #expect(!store.setNote("changed", id, on: CivilDay("2026-03-29")!))
        #expect(store.setNote("", id, on: CivilDay("2026-03-29")!))
        #expect(store.setAmount(nil, id, on: CivilDay("2026-03-29")!))
    }

    @Test("Checking a measured habit off records its goal, and unchecking removes the amount")
    func toggleMeasured() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Wasser", .daily, water)))
        store.setAmount(Amount(clamping: 300), id, on: store.today)
        #expect(!store.isDone(id, on: store.today))
        store.toggle(id, on: store.today)
        #expect(store.habits[0].amount(on: store.today) == water.goal)
        store.toggle(id, on: store.today)
        #expect(store.habits[0].entry(on: store.today) == .none)
        store.undo()
        store.undo()
        #expect(store.habits[0].amount(on: store.today)?.thousandths == 300)
    }

    @Test("Skipping removes what was recorded and undo brings it back; checking ends a skip")
    func skipping() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Lesen")))
        store.toggle(id, on: store.today)
        store.setSkipped(true, id, on: store.today)
        #expect(store.habits[0].entry(on: store.today) == .skipped)
        #expect(store.progress == Tally(done: 0, total: 0))
        store.undo()
        #expect(store.habits[0].entry(on: store.today) == .done)
        store.redo()
        store.setDone(true, id, on: store.today)
        #expect(store.habits[0].entry(on: store.today) == .done)
    }

    @Test("What changed while a habit was being edited stays, unless the user changed it too")
    func changedMeanwhile() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Lesen")))
        let form = HabitForm(try #require(store.habit(id)), separator: ",")
        var edited = form
        edited.name = "Vorlesen"
        edited.question = "Gelesen?"
        var meanwhile = HabitDraft(try #require(store.habit(id)))
        (meanwhile.name, meanwhile.icon, meanwhile.color, meanwhile.schedule) = ("Buch", "book", .red, .everyDays(2))
        (meanwhile.measure, meanwhile.details, meanwhile.reminders) = (water, "Krimi", [Reminder(minute: 480)])
        store.edit(id, meanwhile)
        store.archive([id])
        #expect(store.edit(id, try #require(edited.draft), from: form.draft))
        meanwhile.name = "Vorlesen"
        meanwhile.question = "Gelesen?"
        let habit = try #require(store.habit(id))
        #expect(HabitDraft(habit) == meanwhile)
        #expect(habit.isArchived)
        #expect(!store.edit(id, try #require(form.draft), from: form.draft))
    }

    @Test("What changed while a group was being edited stays, unless the user changed it too")
    func groupChangedMeanwhile() throws {
        let store = try folder.open()
        let id = try #require(store.addGroup(name: "Arbeit", color: .red))
        let original = try #require(store.group(id))
        store.editGroup(id, name: "Beruf", color: .red)
        #expect(store.editGroup(id, name: "Arbeit", color: .blue, from: GroupForm(original)))
        #expect(store.groups == [HabitGroup(id: id, name: "Beruf", color: .blue)])
    }

    @Test("A habit may change its kind and back without losing checks or amounts")
    func changeOfKind() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Lesen")))
        store.toggle(id, on: store.today)
        store.edit(id, draft("Lesen", .daily, water))
        #expect(!store.isDone(id, on: store.today))
        store.setAmount(water.goal, id, on: store.today.advanced(by: -1))
        store.edit(id, draft("Lesen"))
        #expect(store.habits[0].days == [store.today])
        store.edit(id, draft("Lesen", .daily, water))
        #expect(store.habits[0].days == [store.today.advanced(by: -1)])
        #expect(try HabitTables(database: folder.database()).load().habits == store.habits)
    }

    @Test("Drafts without a name or a due day are refused")
    func refusedDrafts() throws {
        let store = try folder.open()
        let id = try #require(store.add(draft("Lesen")))
        for draft in [
            draft(" "), draft("a", .weekdays([])), draft("a", .timesPerWeek(8)), draft("a", .everyDays(0)),
        ] {
            #expect(store.add(draft) == nil)
            #expect(!store.edit(id, draft))
        }
        #expect(store.addGroup(name: " ", color: .red) == nil)
        #expect(!store.setGroup(UUID(), of: [id]))
        #expect(store.habits.count == 1 && store.groups.isEmpty)
    }

    @Test("Deleting a group keeps its habits, and undoing it later puts back those that are in no other group")
    func deleteGroup() throws {
        let store = try folder.open()
        let first = try #require(store.addGroup(name: "A", color: .red))
        let second = try #require(store.addGroup(name: "B", color: .red))
        let ids = try ["a", "b", "c"].map { try #require(store.add(draft($0))) }
        store.setGroup(first, of: ids)
        store.deleteGroup(first)
        let deletion = try #require(store.undoEntry)
        #expect(store.habits.allSatisfy { $0.group == nil })
        store.setGroup(second, of: [ids[1]])
        store.delete([ids[2]])
        #expect(store.undo(deletion.id))
        #expect(store.groups.map(\.name) == ["A", "B"])
        #expect(store.habits.map(\.group) == [first, second])
        #expect(try HabitTables(database: folder.database()).load().habits == store.habits)
    }

    @Test("A habit that comes back after its group has gone stands in none")
    func habitWithoutItsGroup() throws {
        let store = try folder.open()
        let group = try #require(store.addGroup(name: "A", color: .red))
        var inGroup = draft("a")
        inGroup.group = group
        let id = try #require(store.add(inGroup))
        store.delete([id])
        let deletion = try #require(store.undoEntry)
        store.deleteGroup(group)
        #expect(store.undo(deletion.id))
        #expect(store.habits.map(\.group) == [nil])
        #expect(store.lastError == nil)
    }

    @Test("Moving within a group keeps the places of all others")
    func moveWithinGroup() throws {
        let store = try folder.open()
        let ids = try ["a", "b", "c", "d"].map { try #require(store.add(draft($0))) }
        #expect(store.move(fromOffsets: [1], toOffset: 0, among: [ids[0], ids[2]]))
        #expect(store.habits.map(\.name) == ["c", "b", "a", "d"])
    }

    @Test("Today's share counts what is due today and what is done all the same")
    func progress() throws {
        let store = try folder.open()
        // 29 March 2026 is a Sunday.
        store.add(draft("due"))
        let free = try #require(store.add(draft("free", .weekdays([.monday]))))
        let archived = try #require(store.add(draft("archived")))
        store.archive([archived])
        #expect(store.progress == Tally(done: 0, total: 1))
        store.toggle(free, on: store.today)
        #expect(store.progress == Tally(done: 1, total: 2))
    }
}
