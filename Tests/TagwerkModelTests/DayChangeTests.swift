import Foundation
import Observation
import Synchronization
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("When the day changes")
struct DayChangeTests {
    let folder = StoreFolder()

    @Test("Over midnight the same store shows a new day, and the streak waits for it")
    func overMidnight() throws {
        let habits = try folder.fill()
        try folder.time.set("2026-03-29T21:59:59Z")
        let store = try folder.open()
        #expect(store.progress.done == 3)
        #expect(store.nextDayChange == (try Date("2026-03-29T22:00:00Z", strategy: .iso8601)))
        folder.time.now = store.nextDayChange
        store.refreshToday()
        #expect(store.today.description == "2026-03-30")
        #expect(store.progress.done == 0)
        #expect(store.habits[2].currentStreak(asOf: store.today) == 3)
        store.toggle(habits[2].id, on: store.today)
        #expect(store.habits[2].currentStreak(asOf: store.today) == 4)
    }

    @Test("After days of sleep, all the days that passed are seen")
    func afterSleep() throws {
        try folder.fill()
        let store = try folder.open()
        try folder.time.set("2026-04-02T07:00:00Z")
        store.refreshToday()
        #expect(store.today.description == "2026-04-02")
        #expect(store.habits[2].currentStreak(asOf: store.today) == 0)
        #expect(store.habits[2].longestStreak(asOf: store.today) == 3)
    }

    @Test("A clock that is set back loses no check")
    func clockSetBack() throws {
        let habits = try folder.fill()
        let store = try folder.open()
        try folder.time.set("2025-01-01T12:00:00Z")
        store.refreshToday()
        #expect(store.today.description == "2025-01-01")
        #expect(store.habits == habits)
        #expect(store.habits.allSatisfy { $0.longestStreak(asOf: store.today) == 0 })
        try folder.time.set("2026-03-29T12:00:00Z")
        store.refreshToday()
        #expect(store.habits[2].currentStreak(asOf: store.today) == 3)
    }

    @Test("Changing when the day ends moves no check and back again")
    func changingTheDayEnd() throws {
        try folder.time.set("2026-03-30T00:30:00Z")
        let habits = try folder.fill()
        let store = try folder.open()
        #expect(store.today.description == "2026-03-30")
        store.setDayEnds(atHour: 4)
        #expect(store.today.description == "2026-03-29")
        #expect(store.habits == habits)
        #expect(store.nextDayChange == (try Date("2026-03-30T02:00:00Z", strategy: .iso8601)))
        store.setDayEnds(atHour: 0)
        #expect(store.today.description == "2026-03-30")
        #expect(store.habits[2].currentStreak(asOf: store.today) == 3)
    }

    @Test("Who watches the day is told once when it changes, and not when it stays")
    func observation() throws {
        try folder.fill()
        let store = try folder.open()
        let told = Mutex(0)
        withObservationTracking {
            _ = store.today
        } onChange: {
            told.withLock { $0 += 1 }
        }
        store.refreshToday()
        store.toggle(store.habits[0].id, on: store.today)
        #expect(told.withLock(\.self) == 0)
        try folder.time.set("2026-03-30T10:00:00Z")
        store.refreshToday()
        #expect(told.withLock(\.self) == 1)
    }

    @Test("Checking one habit leaves the values of the others equal")
    func othersStayEqual() throws {
        let before = try folder.fill()
        let store = try folder.open()
        store.toggle(before[1].id, on: store.today)
        #expect(store.habits[0] == before[0])
        #expect(store.habits[1] != before[1])
        #expect(store.habits[2] == before[2])
    }
}
