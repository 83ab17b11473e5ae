import Foundation

/// A reminder of a habit that is to be shown at one time of one day.
package struct PlannedReminder: Hashable, Sendable {
    package let habit: Habit.ID
    /// The day that it asks about. By the hour at which days end, it may be the one before that of the calendar.
    package let day: CivilDay
    /// The calendar's day on which it is shown.
    package let date: CivilDay
    /// Minutes after midnight.
    package let minute: Int

    /// What tells it apart from all others, and says for which habit and day it is.
    package var id: String { "reminder/\(habit.uuidString)/\(day.number)/\(date.number)/\(minute)" }

    /// When it is shown, for a calendar in any zone.
    package var components: DateComponents {
        DateComponents(
            year: date.year, month: date.month.number, day: date.dayOfMonth, hour: minute / 60, minute: minute % 60)
    }

    /// The habit and the day that the name of a reminder, or of one put off, speaks of.
    package static func subject(of id: String) -> (habit: Habit.ID, day: CivilDay)? {
        let parts = id.split(separator: "/")
        guard parts.count == 5, parts[0] == "reminder" || parts[0] == "later",
            let habit = UUID(uuidString: String(parts[1])), let day = Int(parts[2])
        else { return nil }
        return (habit, CivilDay(number: day))
    }

    /// When one that the user puts off comes back: in an hour, or just before the day ends if it asks about the one that
    /// is running. Nil where it is too late even for that, so that it has to stay.
    ///
    /// - Parameters:
    ///   - isOfToday: whether it asks about the day that is running; there is no end to wait for of one that is over.
    ///   - dayChange: when the running day ends.
    package static func returnDate(putOffAt now: Date, isOfToday: Bool, dayChange: Date) -> Date? {
        let later = now.addingTimeInterval(60 * 60)
        guard isOfToday, later >= dayChange else { return later }
        // Notifications come by the minute.
        let last = dayChange.addingTimeInterval(-60)
        return last > now ? last : nil
    }

    /// Those of a plan whose time is over: for each habit the last one, which stands for all of them, and the others.
    ///
    /// - Parameters:
    ///   - date: the calendar's day.
    ///   - minute: minutes after midnight.
    package static func overdue(
        in plan: [PlannedReminder], on date: CivilDay, minute: Int
    ) -> (last: [PlannedReminder], others: [PlannedReminder]) {
        let over = plan.filter { ($0.date, $0.minute) <= (date, minute) }
        let last = Dictionary(over.map { ($0.habit, $0) }) {
            ($0.date, $0.minute) < ($1.date, $1.minute) ? $1 : $0
        }
        return (over.filter { last[$0.habit] == $0 }, over.filter { last[$0.habit] != $0 })
    }

    /// The reminders of the next days, the earliest first.
    ///
    /// Each asks about a day on which its habit is due and not done. Those of today whose time is over are among them:
    /// one that was asked for on an earlier day is still shown to who starts the computer late.
    ///
    /// - Parameters:
    ///   - today: the day that is running.
    ///   - days: how many days to look ahead. Nothing else limits them, for none of these days may lack one.
    package static func plan(
        _ habits: [Habit], today: CivilDay, dayEndsAtHour: Int, weekStart: Weekday, days: Int = 7
    ) -> [PlannedReminder] {
        var result: [PlannedReminder] = []
        for habit in habits where !habit.isArchived {
            for reminder in habit.reminders {
                // One in the hours before the day ends is shown on the calendar's next day.
                let isAfterMidnight = reminder.minute < dayEndsAtHour * 60
                for distance in 0...days {
                    let day = today.advanced(by: distance)
                    let date = isAfterMidnight ? day.advanced(by: 1) : day
                    guard reminder.weekdays.contains(date.weekday), habit.asksFor(day, weekStart: weekStart) else {
                        continue
                    }
                    result.append(
                        PlannedReminder(habit: habit.id, day: day, date: date, minute: reminder.minute))
                }
            }
        }
        var known: Set<String> = []
        return result.filter { known.insert($0.id).inserted }
            .sorted { ($0.date, $0.minute, $0.id) < ($1.date, $1.minute, $1.id) }
    }
}

extension Habit {
    /// Whether there is something to remind of.
    package func asksFor(_ day: CivilDay, weekStart: Weekday) -> Bool {
        !isArchived && !isDone(on: day) && isDue(on: day, weekStart: weekStart)
    }
}
