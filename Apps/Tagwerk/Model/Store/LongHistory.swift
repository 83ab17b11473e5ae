import Foundation
import SQLite

/// Years of made-up data, for measuring how the app carries a long life.
package struct LongHistory: Sendable {
    package let habits: Int
    package let years: Int
    /// The part of the days that are done, 0 to 1. Half of the days makes the most runs and so the most work.
    package let share: Double

    package init(habits: Int = 50, years: Int = 10, share: Double = 1) {
        self.habits = habits
        self.years = years
        self.share = share
    }

    /// Writes the data into a folder that has none yet and returns the number of checks.
    @MainActor
    @discardableResult
    package func write(to location: StoreLocation, until today: CivilDay) throws -> Int {
        _ = try StoreOpening(at: location).open()
        let start = today.advanced(by: 1 - years * 365)
        let database = try Database(path: location.database.path(percentEncoded: false), mode: .readWrite)
        let made = (0..<habits).map { number in
            Habit(
                name: "Habit \(number + 1)", icon: "star.fill", color: HabitColor.allCases[number % 7],
                createdOn: start, days: DaySet((start...today).filter { isDone(number, $0) }))
        }
        let contents = Contents(habits: made)
        try database.transaction {
            try HabitTables(database: database).write(.all(contents.insertions), before: Contents(), after: contents)
        }
        return made.reduce(0) { $0 + $1.days.count }
    }

    /// The same days in each run, spread without a pattern (the multiplier is that of Knuth's multiplicative hash).
    private func isDone(_ habit: Int, _ day: CivilDay) -> Bool {
        let mixed = UInt32(truncatingIfNeeded: habit &* 40_503 &+ day.number) &* 2_654_435_761
        return Double(mixed >> 8) < share * Double(1 << 24)
    }

    /// Opens the data and works out all that the first screen shows, as the app does when it starts.
    @MainActor
    package static func readToday(at location: StoreLocation, clock: DayClock = .system()) throws -> TodayScreen {
        let store = try StoreOpening(at: location, clock: clock).open()
        return TodayScreen(store)
    }

    /// What the first screen shows of all habits.
    package struct TodayScreen: Hashable, Sendable {
        package struct Row: Hashable, Sendable {
            package let name: String
            package let isDone: Bool
            package let currentStreak: Int
            package let longestStreak: Int
            package let week: [Bool]
        }

        package let progress: Tally
        package let rows: [Row]

        @MainActor
        init(_ store: HabitStore) {
            let today = store.today
            progress = store.progress
            rows = store.habits.map { habit in
                Row(
                    name: habit.name, isDone: habit.isDone(on: today),
                    currentStreak: habit.currentStreak(asOf: today), longestStreak: habit.longestStreak(asOf: today),
                    week: habit.week(upTo: today).map(\.isDone))
            }
        }
    }
}
