import Testing

@testable import TagwerkModel

@Suite("Sets of days")
struct DaySetTests {
    let today = CivilDay("2026-03-31")!

    func days(_ ages: some Sequence<Int>) -> DaySet { DaySet(ages.map { today.advanced(by: -$0) }) }

    @Test("Random edits give what a plain recount gives", arguments: 0..<40 as Range<UInt64>)
    func agreesWithRecount(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var set = DaySet()
        var plain = RecountedDays()
        // Small spans make runs meet, split and vanish; large ones make many runs.
        let span = [8, 30, 400][Int(seed) % 3]
        for _ in 0..<600 {
            let day = today.advanced(by: Int.random(in: -span...3, using: &random))
            if Bool.random(using: &random) {
                #expect(set.insert(day) == plain.days.insert(day).inserted)
            } else {
                #expect(set.remove(day) == (plain.days.remove(day) != nil))
            }
            let asOf = today.advanced(by: Int.random(in: -5...5, using: &random))
            #expect(set.contains(day) == plain.days.contains(day))
            #expect(set.count == plain.days.count)
            #expect(set.currentStreak(asOf: asOf) == plain.currentStreak(asOf: asOf))
            #expect(set.longestStreak(asOf: asOf) == plain.longestStreak(asOf: asOf))
            #expect(set.longestStreak(asOf: asOf) >= set.currentStreak(asOf: asOf))
        }
        #expect(set == DaySet(plain.days.shuffled(using: &random)))
        #expect(zip(set.runs, set.runs.dropFirst()).allSatisfy { $0.last + 1 < $1.first })
        let range = today.advanced(by: -span / 2)...today
        #expect(set.count(in: range) == plain.days.count { range.contains($0) })
        #expect(set.first == plain.days.min())
        #expect(set.last == plain.days.max())
    }

    @Test("Months of bits hold the same days", arguments: 0..<10 as Range<UInt64>)
    func monthsRoundTrip(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let start = CivilDay("1999-11-15")!
        let set = DaySet((0..<1200).filter { _ in Int.random(in: 0..<10, using: &random) < 7 }.map(start.advanced(by:)))
        var again = DaySet()
        for month in set.months { again.append(month, bits: set.bits(of: month)) }
        #expect(again == set)
        #expect(again.count == set.count)
        #expect(again.longestRun == set.longestRun)
    }

    @Test("Bits behind the end of a month are no days")
    func bitsBehindTheMonth() {
        var set = DaySet()
        set.append(CivilMonth(year: 2026, month: 2), bits: .max)
        #expect(set.count == 28)
        #expect(set.last == CivilDay("2026-02-28"))
    }

    @Test("Today, not yet done, does not break a streak; a missed yesterday does")
    func unfinishedToday() {
        #expect(days([1, 2, 3]).currentStreak(asOf: today) == 3)
        #expect(days([0, 1, 2, 3]).currentStreak(asOf: today) == 4)
        #expect(days([0]).currentStreak(asOf: today) == 1)
        #expect(days([2, 3]).currentStreak(asOf: today) == 0)
        #expect(days([]).currentStreak(asOf: today) == 0)
    }

    @Test("Days after today do not count, but are kept")
    func futureDays() {
        let set = days([2, 1, 0, -1, -2])
        #expect(set.currentStreak(asOf: today) == 3)
        #expect(set.longestStreak(asOf: today) == 3)
        #expect(set.count == 5)
        #expect(set.longestStreak(asOf: today.advanced(by: 2)) == 5)
        #expect(days([-1, -2]).longestStreak(asOf: today) == 0)
    }

    @Test("Filling a hole joins two streaks, clearing it parts them again")
    func fillingAHole() {
        var set = days([0, 1, 2, 4, 5, 6])
        set.insert(today.advanced(by: -3))
        #expect(set.currentStreak(asOf: today) == 7)
        set.remove(today.advanced(by: -3))
        #expect(set.currentStreak(asOf: today) == 3)
        #expect(set.longestStreak(asOf: today) == 3)
    }

    @Test(
        "A streak runs over clock changes, leap days and the turn of the century",
        arguments: [
            ("2026-03-27", "2026-03-31"), ("2026-10-23", "2026-10-27"), ("2026-03-06", "2026-03-10"),
            ("2024-02-27", "2024-03-02"), ("1999-12-29", "2000-01-02"), ("2025-12-30", "2026-01-03"),
        ])
    func streakOverSpecialDates(first: String, last: String) throws {
        let first = try #require(CivilDay(first))
        let last = try #require(CivilDay(last))
        #expect(DaySet(first...last).currentStreak(asOf: last) == first.distance(to: last) + 1)
        #expect(first.distance(to: last) >= 4)
    }

    @Test("The last seven days end with today, each with its own date and state")
    func lastSevenDays() {
        let week = days([0, 2, 6, 7]).lastDays(7, upTo: today)
        #expect(week.map(\.day.description).first == "2026-03-25")
        #expect(week.map(\.day).last == today)
        #expect(week.map(\.isDone) == [true, false, false, false, true, false, true])
    }
}
