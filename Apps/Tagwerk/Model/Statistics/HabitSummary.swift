/// How all habits together are going.
package struct HabitSummary: Hashable, Sendable {
    package struct Day: Hashable, Sendable {
        package let day: CivilDay
        package let tally: Tally
    }

    package struct Record: Hashable, Sendable, Identifiable {
        package let habit: Habit
        package let streak: Streak

        package var id: Habit.ID { habit.id }
    }

    package struct Score: Hashable, Sendable, Identifiable {
        package let habit: Habit
        /// 0 to 1.
        package let value: Double

        package var id: Habit.ID { habit.id }
    }

    /// What was done of what was due, the oldest day first and the running one last.
    package let days: [Day]
    /// The same by weekday, over the days before the running one.
    package let weekdays: [Weekday: Tally]
    /// Days on which all was done, of those on which something was due.
    package let perfectDays: Tally
    /// The longest streak of each habit that has one, the longest in days first.
    package let records: [Record]
    /// The strength of each habit in use, the strongest first.
    package let scores: [Score]
    /// How often anything was done, over all habits and all time.
    package let total: Int
    package let totalThisYear: Int

    /// - Parameter weeks: how many weeks `days` and `weekdays` look back, this one included.
    package init(_ habits: [Habit], asOf today: CivilDay, weekStart: Weekday = .monday, weeks: Int = 5) {
        let first = today.startOfWeek(weekStart).advanced(by: -7 * (weeks - 1))
        days = (first...today).map { day in
            let counted = habits.filter { $0.counts(on: day, weekStart: weekStart) }
            return Day(day: day, tally: Tally(done: counted.count { $0.isDone(on: day) }, total: counted.count))
        }
        let past = days.filter { $0.day < today && !$0.tally.isEmpty }
        weekdays = Dictionary(grouping: past, by: \.day.weekday).mapValues { days in
            days.reduce(Tally(done: 0, total: 0)) {
                Tally(done: $0.done + $1.tally.done, total: $0.total + $1.tally.total)
            }
        }
        perfectDays = Tally(done: past.count { $0.tally.isComplete }, total: past.count)
        records = habits.compactMap { habit in
            habit.longestStreaks(1, asOf: today, weekStart: weekStart).first.map { Record(habit: habit, streak: $0) }
        }.sorted {
            ($0.streak.first.distance(to: $0.streak.last), $1.habit.name) > (
                $1.streak.first.distance(to: $1.streak.last), $0.habit.name
            )
        }
        scores = habits.filter { !$0.isArchived }.map { Score(habit: $0, value: $0.score(asOf: today)) }
            .sorted { ($0.value, $1.habit.name) > ($1.value, $0.habit.name) }
        let start = CivilMonth(year: today.year, month: 1).firstDay
        total = habits.reduce(0) { $0 + $1.days.count }
        totalThisYear = habits.reduce(0) { $0 + $1.days.count(in: start...today) }
    }
}
