import Foundation
import Testing

@testable import TagwerkModel

@Suite("Statistics against a plain recount")
struct HabitModelTests {
    static let today = CivilDay("2026-03-31")!
    static let schedules: [Schedule] = [
        .daily, .weekdays([.monday, .wednesday, .saturday]), .weekdays(Set(Weekday.allCases)), .timesPerWeek(3),
        .timesPerWeek(7), .timesPerMonth(4), .everyDays(1), .everyDays(4),
    ]

    /// How many edits each habit gets, and after how many all is counted again. `Scripts/torture.sh` counts after each.
    static let isThorough = ProcessInfo.processInfo.environment["TAGWERK_RECOUNT"] != nil
    static let (edits, distance) = isThorough ? (3200, 1) : (3200, 160)

    @Test(
        "After 100,000 edits, streaks, strength, shares and counts are those of a plain recount", arguments: schedules)
    func randomEdits(schedule: Schedule) {
        for (seed, measure) in [
            (1, nil), (2, Measure(unit: "l", goal: Amount(clamping: 2000))),
            (3, Measure(unit: "", aim: .atMost, goal: Amount(clamping: 3000))), (4, nil),
        ] as [(UInt64, Measure?)] {
            var random = SeededGenerator(state: seed)
            let created = Self.today.advanced(by: -60)
            var plain = RecountedHabit(schedule: schedule, measure: measure, createdOn: created)
            plain.weekStart = seed % 2 == 0 ? .sunday : .monday
            var habit = Habit(
                HabitDraft(name: "a", icon: "", color: .red, schedule: schedule, measure: measure), createdOn: created)
            if seed == 4 {
                habit.archivedOn = Self.today.advanced(by: -9)
                plain.archivedOn = habit.archivedOn
            }
            for step in 0..<Self.edits {
                // Half of the edits fall on few days, so that chains grow, join and break.
                let reach = step % 2 == 0 ? 25 : 90
                edit(&habit, &plain, Self.today.advanced(by: -Int.random(in: -2...reach, using: &random)), &random)
                if step % Self.distance == 0 { compare(habit, plain) }
            }
            compare(habit, plain)
        }
    }

    private func edit(
        _ habit: inout Habit, _ plain: inout RecountedHabit, _ day: CivilDay, _ random: inout SeededGenerator
    ) {
        var record = DayRecord()
        switch Int.random(in: 0..<8, using: &random) {
        case 0: break
        case 1: record.isSkipped = true
        default:
            record.isChecked = true
            record.amount = Amount(clamping: Int.random(in: 0...5, using: &random) * 1000)
        }
        habit.set(record, on: day)
        if record.isChecked { plain.checks.insert(day) } else { plain.checks.remove(day) }
        if record.isSkipped { plain.skips.insert(day) } else { plain.skips.remove(day) }
        plain.amounts[day] = record.amount?.thousandths
    }

    private func compare(_ habit: Habit, _ plain: RecountedHabit) {
        let today = Self.today
        let expected = plain.streaks(plain.end(today))
        let streaks = habit.streaks(asOf: today, weekStart: plain.weekStart)
        #expect(streaks.map(\.length) == expected.all)
        #expect(habit.currentStreak(asOf: today, weekStart: plain.weekStart) == expected.current)
        #expect(habit.longestStreak(asOf: today, weekStart: plain.weekStart) == expected.all.max() ?? 0)
        #expect(streaks.allSatisfy { habit.isDone(on: $0.first) && habit.isDone(on: $0.last) })
        #expect(abs(habit.score(asOf: today) - plain.score(plain.end(today))) < 1e-9)
        for number in [1, 7, 30, 200] {
            let share = habit.progress(overLast: number, asOf: today, weekStart: plain.weekStart)
            let counted = plain.progress(overLast: number, today)
            #expect(share.done == counted.done && share.total == counted.total)
        }
        let done = (-3...100).map { today.advanced(by: -$0) }.filter { $0 <= today && plain.isDone($0) }
        let weekdays = Dictionary(grouping: done, by: \.weekday).mapValues(\.count)
        #expect(habit.weekdayCounts(asOf: today) == weekdays)
        let months = Dictionary(grouping: done, by: \.month).mapValues(\.count)
        let counted = habit.monthCounts(asOf: today).filter { $0.count > 0 }
        #expect(Dictionary(uniqueKeysWithValues: counted.map { ($0.month, $0.count) }) == months)
    }
}
