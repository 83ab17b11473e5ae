import Testing

@testable import TagwerkModel

@Suite("How all habits are going")
struct HabitSummaryTests {
    /// A Wednesday.
    private let today = CivilDay(year: 2026, month: 3, day: 4)!

    private func habit(
        _ schedule: Schedule = .daily, since days: Int = 30, checks: DaySet = [], skips: DaySet = [],
        archivedOn: CivilDay? = nil
    ) -> Habit {
        Habit(
            HabitDraft(name: "Reading", icon: "book", color: .blue, schedule: schedule),
            createdOn: today.advanced(by: -days), archivedOn: archivedOn, checks: checks, skips: skips)
    }

    private func tally(_ habits: [Habit], _ day: CivilDay) -> Tally? {
        HabitSummary(habits, asOf: today).days.first { $0.day == day }?.tally
    }

    @Test("A day counts neither what did not exist yet nor what is skipped or in the archive")
    func counted() {
        let yesterday = today.advanced(by: -1)
        let habits = [
            habit(checks: [yesterday]), habit(), habit(since: 0), habit(skips: [yesterday]),
            habit(archivedOn: yesterday),
        ]
        #expect(tally(habits, yesterday) == Tally(done: 1, total: 2))
    }

    @Test("Three days of a week are missed only on the days that were needed")
    func needs() {
        let monday = today.advanced(by: -9)
        let habit = habit(.timesPerWeek(3), checks: [monday])
        #expect(tally([habit], monday) == Tally(done: 1, total: 1))
        // With two to go, Saturday and Sunday were the last chance.
        for offset in 1...4 { #expect(tally([habit], monday.advanced(by: offset))?.isEmpty == true) }
        for offset in 5...6 { #expect(tally([habit], monday.advanced(by: offset)) == Tally(done: 0, total: 1)) }
    }

    @Test("Perfect days and weekdays leave the running day out, and days without anything due")
    func perfect() {
        let sunday = today.advanced(by: -3)
        let summary = HabitSummary([habit(.weekdays([.sunday, .wednesday]), since: 4, checks: [sunday])], asOf: today)
        #expect(summary.perfectDays == Tally(done: 1, total: 1))
        #expect(summary.weekdays == [.sunday: Tally(done: 1, total: 1)])
        #expect(summary.days.last == .init(day: today, tally: Tally(done: 0, total: 1)))
    }

    @Test("Streaks of different schedules are ordered by the time that they lasted")
    func records() {
        let days = DaySet(today.advanced(by: -9)...today)
        let daily = habit(checks: days)
        let weekly = habit(
            .timesPerWeek(1), since: 60,
            checks: [today.advanced(by: -21), today.advanced(by: -14), today.advanced(by: -7)])
        let summary = HabitSummary([daily, weekly, habit()], asOf: today)
        #expect(summary.records.map(\.habit.id) == [weekly.id, daily.id])
        #expect(summary.records.map(\.streak.length) == [3, 10])
        #expect(summary.scores.count == 3)
        #expect(summary.total == 13)
    }

    @Test("No habits have no numbers")
    func empty() {
        let summary = HabitSummary([], asOf: today)
        #expect(summary.perfectDays.isEmpty)
        #expect(summary.weekdays.isEmpty)
        #expect(summary.days.allSatisfy { $0.tally.isEmpty })
    }
}
