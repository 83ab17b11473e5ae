import Foundation

/// Something to do every day, with the days on which it was done.
package struct Habit: Identifiable, Hashable, Sendable {
    package let id: UUID
    package internal(set) var name: String
    /// The SF Symbols name of its icon.
    package internal(set) var icon: String
    package internal(set) var color: HabitColor
    package let createdOn: CivilDay
    package internal(set) var days: DaySet

    package init(
        id: UUID = UUID(), name: String, icon: String, color: HabitColor, createdOn: CivilDay, days: DaySet = []
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.color = color
        self.createdOn = createdOn
        self.days = days
    }

    package func isDone(on day: CivilDay) -> Bool { days.contains(day) }

    package func currentStreak(asOf today: CivilDay) -> Int { days.currentStreak(asOf: today) }

    package func longestStreak(asOf today: CivilDay) -> Int { days.longestStreak(asOf: today) }

    /// The last seven days, the oldest first and today last.
    package func week(upTo today: CivilDay) -> [(day: CivilDay, isDone: Bool)] { days.lastDays(7, upTo: today) }

    /// How many of the last days were done.
    ///
    /// Days before the habit existed are not due, unless something was recorded on them, and today is due only once it
    /// is done, so a habit kept every day stands at 100 %.
    package func progress(overLast number: Int, asOf today: CivilDay) -> Tally {
        let end = isDone(on: today) ? today : today.advanced(by: -1)
        let begin = max(end.advanced(by: 1 - max(number, 0)), min(createdOn, days.first ?? createdOn))
        guard begin <= end else { return Tally(done: 0, total: 0) }
        return Tally(done: days.count(in: begin...end), total: begin.distance(to: end) + 1)
    }
}
