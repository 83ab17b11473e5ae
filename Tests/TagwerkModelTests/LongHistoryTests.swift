import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("A long life of data")
struct LongHistoryTests {
    let folder = StoreFolder()
    let today = CivilDay("2026-03-29")!

    @Test("Ten years of fifty habits kept every day are 182,500 checks, few rows and one run each")
    func everyDay() throws {
        #expect(try LongHistory().write(to: folder.location, until: today) == 182_500)
        #expect(try folder.database().value("SELECT count(*) FROM habit_month", as: Int.self) ?? .max < 6_100)
        let screen = try LongHistory.readToday(at: folder.location, clock: folder.clock)
        #expect(screen.progress == Tally(done: 50, total: 50))
        #expect(screen.rows.allSatisfy { $0.currentStreak == 3650 && $0.longestStreak == 3650 })
        #expect(try folder.saved().allSatisfy { $0.days.runs.count == 1 })
    }

    @Test("A screen over ragged years shows what a plain recount shows")
    func ragged() throws {
        let checks = try LongHistory(habits: 7, years: 3, share: 0.5).write(to: folder.location, until: today)
        #expect((7 * 1095 / 3...7 * 1095 * 2 / 3).contains(checks))
        let screen = try LongHistory.readToday(at: folder.location, clock: folder.clock)
        for (row, habit) in zip(screen.rows, try folder.saved()) {
            let days = (0..<1095).map { today.advanced(by: -$0) }.filter(habit.isDone)
            let plain = RecountedDays(days: Set(days))
            #expect(row.currentStreak == plain.currentStreak(asOf: today))
            #expect(row.longestStreak == plain.longestStreak(asOf: today))
            #expect(row.week == (0..<7).reversed().map { plain.days.contains(today.advanced(by: -$0)) })
        }
    }
}
