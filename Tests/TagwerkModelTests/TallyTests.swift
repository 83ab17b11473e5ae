import Testing

@testable import TagwerkModel

@Suite("Progress and percentages")
struct TallyTests {
    let today = CivilDay("2026-03-31")!

    @Test(
        "Percent is rounded down, so 100 means all",
        arguments: [
            (0, 3, 0), (1, 3, 33), (2, 3, 66), (3, 3, 100), (199, 200, 99), (137, 138, 99), (211, 212, 99),
            (29, 100, 29), (5, 3, 100), (-1, 3, 0),
        ])
    func percent(done: Int, total: Int, expected: Int) {
        #expect(Tally(done: done, total: total).percent == expected)
    }

    @Test("Nothing to do has no percentage and an empty ring")
    func nothingToDo() {
        let nothing = Tally(done: 0, total: 0)
        #expect(nothing.percent == nil)
        #expect(nothing.fraction == 0)
        #expect(nothing.isEmpty)
        #expect(!nothing.isComplete)
    }

    @Test("A fraction never leaves 0 to 1", arguments: [(5, 3), (-2, 3), (1, -1), (3, 3), (0, 1)])
    func fractionInRange(done: Int, total: Int) {
        #expect((0...1).contains(Tally(done: done, total: total).fraction))
    }

    @Test("Days before the habit existed are not missed days")
    func daysBeforeCreation() {
        let created = today.advanced(by: -4)
        let habit = Habit(name: "a", icon: "", color: .red, createdOn: created, days: DaySet(created...today))
        #expect(habit.progress(overLast: 30, asOf: today) == Tally(done: 5, total: 5))
    }

    @Test("Days filled in before the habit was created count, and can be missed from there on")
    func backfilledBeforeCreation() {
        let days = DaySet([-9, -8, -5].map(today.advanced(by:)))
        let habit = Habit(name: "a", icon: "", color: .red, createdOn: today.advanced(by: -5), days: days)
        #expect(habit.progress(overLast: 30, asOf: today) == Tally(done: 3, total: 9))
    }

    @Test("Today is due only once it is done")
    func todayIsGrace() {
        var habit = Habit(name: "a", icon: "", color: .red, createdOn: today.advanced(by: -2))
        #expect(habit.progress(overLast: 7, asOf: today) == Tally(done: 0, total: 2))
        habit.checks = DaySet([-2, -1].map(today.advanced(by:)))
        #expect(habit.progress(overLast: 7, asOf: today).percent == 100)
        habit.checks.insert(today)
        #expect(habit.progress(overLast: 7, asOf: today) == Tally(done: 3, total: 3))
    }

    @Test("A habit made today has nothing to show yet")
    func createdToday() {
        let habit = Habit(name: "a", icon: "", color: .red, createdOn: today)
        #expect(habit.progress(overLast: 30, asOf: today).isEmpty)
    }

    @Test("Each missed day lowers the share of a long habit, and no share is above 100")
    func missedDaysLowerTheShare() throws {
        let start = today.advanced(by: -400)
        let days = DaySet(start...start.advanced(by: 199))
        let habit = Habit(name: "a", icon: "", color: .red, createdOn: start, days: days)
        var last = 1.0
        for missed in 1...30 {
            let share = habit.progress(overLast: 1000, asOf: start.advanced(by: 200 + missed)).fraction
            #expect(share < last)
            last = share
        }
    }
}
