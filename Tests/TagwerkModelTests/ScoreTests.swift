import Testing

@testable import TagwerkModel

@Suite("The strength of a habit")
struct ScoreTests {
    let today = CivilDay("2026-03-31")!

    func habit(_ schedule: Schedule = .daily, last days: Int) -> Habit {
        Habit(
            HabitDraft(name: "a", icon: "", color: .red, schedule: schedule), createdOn: today,
            checks: DaySet(today.advanced(by: 1 - days)...today))
    }

    @Test("A daily habit gains as in Loop", arguments: [(30, 0.7980), (100, 0.9952), (1, 1 - 0.948078)])
    func daily(days: Int, expected: Double) {
        #expect(abs(habit(last: days).score(asOf: today) - expected) < 0.0001)
    }

    @Test("Each missed day lowers it, and it never leaves 0 to 1")
    func falling() {
        let habit = habit(last: 200)
        var last = habit.score(asOf: today)
        #expect(last <= 1)
        for missed in 1...30 {
            let score = habit.score(asOf: today.advanced(by: missed))
            #expect(score < last && score > 0)
            last = score
        }
    }

    @Test("A skipped day changes nothing")
    func skipped() {
        var habit = habit(last: 20)
        let score = habit.score(asOf: today)
        habit.skips = DaySet(today.advanced(by: 1)...today.advanced(by: 9))
        #expect(habit.score(asOf: today.advanced(by: 9)) == score)
        #expect(habit.score(asOf: today.advanced(by: 10)) < score)
    }

    @Test("A habit with nothing recorded has none, and an archived one keeps its own")
    func emptyAndArchived() {
        var habit = habit(last: 10)
        #expect(Habit(name: "a", icon: "", color: .red, createdOn: today).score(asOf: today) == 0)
        let score = habit.score(asOf: today)
        habit.archivedOn = today
        #expect(habit.score(asOf: today.advanced(by: 99)) == score)
    }

    @Test("A goal not to exceed starts strong and falls with too much")
    func atMost() {
        var habit = habit(last: 0 + 1)
        habit.measure = Measure(unit: "", aim: .atMost, goal: Amount(clamping: 3000))
        habit.set(DayRecord(amount: Amount(clamping: 3000)), on: today)
        #expect(habit.score(asOf: today) == 1)
        habit.set(DayRecord(amount: Amount(clamping: 9000)), on: today)
        #expect(abs(habit.score(asOf: today) - 0.948078) < 0.0001)
    }

    @Test(
        "A week is held to its number of times",
        arguments: [
            (Schedule.timesPerWeek(3), 0.965697), (.timesPerWeek(1), 0.980049),
            (.weekdays([.monday, .friday]), 0.971902),
        ])
    func multiplier(schedule: Schedule, expected: Double) {
        // Long kept, the score is near 1, and the first day without its share loses the multiplier's part of it.
        let (times, days) = schedule.frequency
        let habit = habit(schedule, last: 4000)
        let missed = 2 * days - 2 * times + 1
        let before = habit.score(asOf: today.advanced(by: missed - 1))
        let after = habit.score(asOf: today.advanced(by: missed))
        let share = Double(2 * days - missed) / Double(2 * times)
        #expect(abs(after - (before * expected + share * (1 - expected))) < 0.00001)
    }
}
