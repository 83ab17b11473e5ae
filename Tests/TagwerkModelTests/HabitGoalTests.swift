import Foundation
import Testing

@testable import TagwerkModel

@MainActor
@Suite("What a habit asks for now")
struct HabitGoalTests {
    /// A Wednesday.
    private let today = CivilDay(year: 2026, month: 3, day: 4)!

    private func habit(
        _ schedule: Schedule, measure: Measure? = nil, checks: DaySet = [], skips: DaySet = []
    ) -> Habit {
        Habit(
            HabitDraft(name: "Reading", icon: "book", color: .blue, schedule: schedule, measure: measure),
            createdOn: today.advanced(by: -100), checks: checks, skips: skips)
    }

    @Test("A week's goal leaves skipped days out and is full only when all is done")
    func week() {
        let monday = today.advanced(by: -2)
        let daily = habit(.daily, checks: [monday, today], skips: [monday.advanced(by: 1)])
        #expect(daily.goal(on: today) == .week(Tally(done: 2, total: 6)))
        let thrice = habit(.timesPerWeek(3), checks: [monday, today])
        #expect(thrice.goal(on: today).fraction < 1)
        #expect(habit(.timesPerWeek(2), checks: [monday, today]).goal(on: today).fraction == 1)
    }

    @Test("A week begins on the day that the user's weeks begin on")
    func weekStart() {
        let sunday = today.advanced(by: -3)
        let habit = habit(.timesPerWeek(1), checks: [sunday])
        #expect(habit.goal(on: today, weekStart: .sunday).fraction == 1)
        #expect(habit.goal(on: today, weekStart: .monday).fraction == 0)
    }

    @Test("A measured habit's goal is the day's amount, and one not to exceed is kept or not")
    func amounts() {
        let two = Amount(clamping: 2000)
        let least = Measure(unit: "l", goal: two)
        let most = Measure(unit: "cups", aim: .atMost, goal: two)
        func fraction(_ thousandths: Int?, _ measure: Measure) -> Double {
            HabitGoal.amount(thousandths.map { Amount(clamping: $0) }, measure).fraction
        }
        #expect(fraction(500, least) == 0.25)
        #expect(fraction(1999, least) < 1)
        #expect(fraction(2500, least) == 1)
        #expect(fraction(nil, most) == 0)
        #expect(fraction(0, most) == 1)
        #expect(fraction(2001, most) == 0)
        #expect(fraction(0, Measure(unit: "", goal: .zero)) == 0)
    }

    @Test("A habit of every few days tells how long it may rest")
    func distance() {
        let yesterday = today.advanced(by: -1)
        #expect(habit(.everyDays(3), checks: [yesterday]).goal(on: today) == .next(inDays: 2, of: 3))
        #expect(habit(.everyDays(3)).goal(on: today) == .next(inDays: 0, of: 3))
        #expect(habit(.everyDays(3), checks: [today]).goal(on: today).fraction == 1)
    }

    @Test("A step is a number that people count in, and whole where things are counted")
    func steps() {
        func step(_ goal: Int, _ unit: String) -> Int {
            Measure(unit: unit, goal: Amount(clamping: goal)).step.thousandths
        }
        #expect(step(2000, "l") == 250)
        #expect(step(2000, "cups") == 1000)
        #expect(step(8000, "glasses") == 1000)
        #expect(step(30_000, "pages") == 2000)
        #expect(step(10_000_000, "steps") == 1_000_000)
        #expect(step(1500, "l") == 100)
        #expect(step(0, "cigarettes") == 1000)
        #expect(step(1, "kg") > 0)
    }

    private var clock: DayClock {
        let noon = Date(timeIntervalSince1970: Double(today.number) * 86_400 + 43_200)
        return DayClock(now: { noon }, secondsFromGMT: { _ in 0 })
    }

    @Test("Today has what is due and what has something recorded, by group, and keeps what is done")
    func plan() throws {
        let store = HabitStore(inMemory: [], clock: clock)
        let group = try #require(store.addGroup(name: "Health", color: .green))
        let water = try #require(store.add(HabitDraft(name: "Water", icon: "drop", color: .blue, group: group)))
        let rest = try #require(
            store.add(HabitDraft(name: "Sunday", icon: "sun.max", color: .red, schedule: .weekdays([.sunday]))))
        #expect(store.todayPlan.parts.map { $0.habits.map(\.id) } == [[water]])
        #expect(store.todayPlan.rest.map(\.id) == [rest])
        store.setDone(true, water, on: today)
        store.setDone(true, rest, on: today)
        #expect(store.todayPlan.parts.map(\.group?.name) == ["Health", nil])
        #expect(store.todayPlan.rest.isEmpty)
        store.setSkipped(true, water, on: today)
        #expect(store.todayPlan.parts.first?.habits.map(\.id) == [water])
        store.archive([water])
        #expect(store.todayPlan.parts.map { $0.habits.map(\.id) } == [[rest]])
    }
}
