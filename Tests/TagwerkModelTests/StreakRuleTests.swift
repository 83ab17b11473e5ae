import Testing

@testable import TagwerkModel

@Suite("Streaks of all schedules")
struct StreakRuleTests {
    /// A Tuesday.
    let today = CivilDay("2026-03-31")!

    /// A habit from a picture of its days, the last one today: x done, s skipped, . nothing.
    func habit(_ schedule: Schedule, _ picture: String) -> Habit {
        let marks = Array(picture.filter { !$0.isWhitespace })
        func days(_ mark: Character) -> DaySet {
            DaySet(marks.indices.filter { marks[$0] == mark }.map { today.advanced(by: $0 - marks.count + 1) })
        }
        return Habit(
            HabitDraft(name: "a", icon: "", color: .red, schedule: schedule),
            createdOn: today.advanced(by: 1 - marks.count), checks: days("x"), skips: days("s"))
    }

    func streaks(_ schedule: Schedule, _ picture: String, weekStart: Weekday = .monday) -> [Int] {
        let habit = habit(schedule, picture)
        let all = habit.streaks(asOf: today, weekStart: weekStart).map(\.length)
        #expect(habit.longestStreak(asOf: today, weekStart: weekStart) == all.max() ?? 0)
        return [habit.currentStreak(asOf: today, weekStart: weekStart)] + all
    }

    @Test("A skipped day neither counts nor breaks, wherever it stands")
    func skips() {
        #expect(streaks(.daily, "xsx") == [2, 2])
        #expect(streaks(.daily, "s") == [0])
        #expect(streaks(.daily, "ssxxss") == [2, 2])
        #expect(streaks(.daily, "xxss.") == [2, 2])
        #expect(streaks(.daily, "xxss..") == [0, 2])
        #expect(streaks(.daily, "x.sx") == [1, 1, 1])
        #expect(streaks(.daily, "xss") == [1, 1])
    }

    @Test("Today counts once it is done and breaks nothing before")
    func todayIsRunning() {
        #expect(streaks(.daily, "xx.") == [2, 2])
        #expect(streaks(.daily, "xxx") == [3, 3])
        #expect(streaks(.daily, "xx..") == [0, 2])
    }

    @Test("Chosen weekdays are the only ones that count or break")
    func weekdays() {
        // Wednesday to Tuesday, twice.
        let mondayAndThursday = Schedule.weekdays([.monday, .thursday])
        #expect(streaks(mondayAndThursday, ".x...x. .x...x.") == [4, 4])
        #expect(streaks(mondayAndThursday, ".x...x. .....x.") == [1, 2, 1])
        #expect(streaks(mondayAndThursday, "xxxxxxx xsxxxxx") == [3, 3])
        #expect(streaks(.weekdays([.tuesday]), "......x .......") == [1, 1])
    }

    @Test("Weeks count in which it was done often enough; the running week breaks nothing")
    func weeks() {
        // Each block is a week from Monday; the last one is Monday and Tuesday.
        #expect(streaks(.timesPerWeek(3), "x.x.x.. xxx.... x.") == [2, 2])
        #expect(streaks(.timesPerWeek(3), "x.x.x.. xx..... x.") == [0, 1])
        #expect(streaks(.timesPerWeek(2), "xx..... xxxxxxx xx") == [3, 3])
        #expect(streaks(.timesPerWeek(1), "....... ....... .x") == [1, 1])
    }

    @Test("A week asks for no more days than are left by those skipped, and a week skipped whole does not exist")
    func skippedWeeks() {
        #expect(streaks(.timesPerWeek(3), "xxx.... sssssxx ..") == [2, 2])
        #expect(streaks(.timesPerWeek(3), "xxx.... sssssx. ..") == [0, 1])
        #expect(streaks(.timesPerWeek(3), "xxx.... sssssss xxx.... ..") == [2, 2])
    }

    @Test("A week begins on the user's first weekday")
    func weekStart() {
        // Saturday 21, Sunday 22 and Sunday 29 March.
        #expect(streaks(.timesPerWeek(1), "......x x......x ..", weekStart: .monday) == [2, 2])
        #expect(streaks(.timesPerWeek(1), "......x x......x ..", weekStart: .sunday) == [3, 3])
        #expect(streaks(.timesPerWeek(2), "x.....x x.....x ..", weekStart: .monday) == [2, 2])
        #expect(streaks(.timesPerWeek(2), "x.....x x.....x ..", weekStart: .sunday) == [1, 1])
    }

    @Test("The last of January and the last of February are one a month")
    func months() {
        var habit = habit(.timesPerMonth(1), "")
        habit.checks = DaySet([CivilDay("2026-01-31")!, CivilDay("2026-02-28")!])
        #expect(habit.currentStreak(asOf: today) == 2)
        #expect(habit.currentStreak(asOf: CivilDay("2026-04-01")!) == 0)
    }

    @Test("Every n days counts times that are no further apart, leaving out skipped days")
    func everyDays() {
        #expect(streaks(.everyDays(3), "x..x..x") == [3, 3])
        #expect(streaks(.everyDays(3), "x...x..x") == [2, 1, 2])
        #expect(streaks(.everyDays(3), "x.s.x..x") == [3, 3])
        #expect(streaks(.everyDays(3), "xx.x...") == [3, 3])
        #expect(streaks(.everyDays(3), "xx.x....") == [0, 3])
        #expect(streaks(.everyDays(3), "x..ss.") == [1, 1])
        #expect(streaks(.everyDays(1), "xx.") == [2, 2])
    }

    @Test("Days to come do not count")
    func future() {
        var habit = habit(.timesPerWeek(1), "x")
        habit.checks.insert(today.advanced(by: 7))
        #expect(habit.streaks(asOf: today).map(\.length) == [1])
        habit = self.habit(.everyDays(2), "x")
        habit.checks.insert(today.advanced(by: 2))
        #expect(habit.streaks(asOf: today).map(\.length) == [1])
    }

    @Test("An archived habit keeps the streak that it had")
    func archived() {
        for schedule in [Schedule.daily, .weekdays([.monday, .tuesday]), .timesPerWeek(1), .everyDays(2)] {
            var habit = habit(schedule, "xxxxxxxx")
            let streak = habit.currentStreak(asOf: today)
            habit.archivedOn = today
            #expect(habit.currentStreak(asOf: today.advanced(by: 400)) == streak)
        }
    }

    @Test("The longest streaks come first, and of equal ones the latest")
    func longest() {
        let habit = habit(.daily, "xx.xxx.xx.x")
        let longest = habit.longestStreaks(3, asOf: today)
        #expect(longest.map(\.length) == [3, 2, 2])
        #expect(longest.map { $0.first.distance(to: today) } == [7, 3, 10])
        #expect(longest[0].last == longest[0].first.advanced(by: 2))
    }

    @Test("A measured day counts by its amount, and an at-most day only if something was recorded")
    func measured() {
        var habit = habit(.daily, "....")
        for (age, thousandths) in [(3, 2000), (2, 1999), (1, 2500), (0, 2000)] {
            habit.set(DayRecord(amount: Amount(clamping: thousandths)), on: today.advanced(by: -age))
        }
        habit.measure = Measure(unit: "l", goal: Amount(clamping: 2000))
        #expect(habit.streaks(asOf: today).map(\.length) == [1, 2])
        habit.measure?.aim = .atMost
        #expect(habit.streaks(asOf: today).map(\.length) == [2, 1])
        habit.measure = nil
        #expect(habit.streaks(asOf: today).isEmpty)
    }

    @Test("What is due today")
    func due() {
        #expect(habit(.daily, "x").isDue(on: today))
        #expect(!habit(.daily, "s").isDue(on: today))
        #expect(!habit(.weekdays([.monday]), ".").isDue(on: today))
        #expect(habit(.weekdays([.tuesday]), ".").isDue(on: today))
        #expect(habit(.timesPerWeek(2), "x.").isDue(on: today))
        #expect(!habit(.timesPerWeek(1), "x.").isDue(on: today))
        #expect(habit(.timesPerWeek(1), "x..").isDue(on: today))
        #expect(!habit(.everyDays(3), "x..").isDue(on: today))
        #expect(habit(.everyDays(3), "x...").isDue(on: today))
        #expect(!habit(.everyDays(3), "x.s.").isDue(on: today))
        #expect(habit(.everyDays(3), ".").isDue(on: today))
        #expect(!habit(.timesPerMonth(1), "x.").isDue(on: today))
    }

    @Test("The share of the last days counts periods, and skipped days are not missed")
    func progress() {
        func tally(_ schedule: Schedule, _ picture: String) -> [Int] {
            let tally = habit(schedule, picture).progress(overLast: 30, asOf: today)
            return [tally.done, tally.total]
        }
        #expect(tally(.daily, "xs.x.") == [2, 3])
        #expect(tally(.weekdays([.monday]), "x....... x.") == [1, 2])
        #expect(tally(.timesPerWeek(2), "xx..... x...... ..") == [1, 2])
        #expect(tally(.timesPerWeek(2), "...... xx..... ..") == [1, 1])
        #expect(tally(.everyDays(2), "x.x....x") == [3, 5])
    }

    @Test(
        "Every schedule explains itself and survives being written",
        arguments: [
            Schedule.daily, .weekdays([.monday, .sunday]), .timesPerWeek(3), .timesPerMonth(2), .everyDays(10),
        ])
    func texts(schedule: Schedule) {
        #expect(Schedule(schedule.description) == schedule)
        #expect(schedule.streakRule.count == 3)
        #expect(schedule.streakRule.allSatisfy { $0.english.hasSuffix(".") })
    }

    @Test(
        "Words that no schedule has are refused",
        arguments: [
            "", "weekly", "week", "week 0", "week 8", "weekdays ", "weekdays 0", "weekdays 1,1", "days x", "daily 1",
        ])
    func strangeWords(text: String) {
        #expect(Schedule(text) == nil)
    }
}
