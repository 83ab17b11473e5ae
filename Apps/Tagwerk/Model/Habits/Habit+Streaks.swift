extension Habit {
    /// All streaks up to a day, the oldest first. `Schedule.streakRule` says in the user's words how they are counted.
    package func streaks(asOf today: CivilDay, weekStart: Weekday = .monday) -> [Streak] {
        chains(asOf: today, weekStart: weekStart).streaks
    }

    /// The longest streaks, the longest first, and of equal ones the latest first.
    package func longestStreaks(_ number: Int, asOf today: CivilDay, weekStart: Weekday = .monday) -> [Streak] {
        let sorted = streaks(asOf: today, weekStart: weekStart).sorted {
            ($0.length, $0.first) > ($1.length, $1.first)
        }
        return Array(sorted.prefix(max(0, number)))
    }

    /// The streak that is running, in the schedule's unit; 0 if there is none.
    package func currentStreak(asOf today: CivilDay, weekStart: Weekday = .monday) -> Int {
        if isPlainDaily { return days.currentStreak(asOf: end(asOf: today)) }
        let chains = chains(asOf: today, weekStart: weekStart)
        return chains.isOpen ? chains.streaks.last?.length ?? 0 : 0
    }

    /// The longest streak up to a day; never less than the current one.
    package func longestStreak(asOf today: CivilDay, weekStart: Weekday = .monday) -> Int {
        if isPlainDaily { return days.longestStreak(asOf: end(asOf: today)) }
        return streaks(asOf: today, weekStart: weekStart).lazy.map(\.length).max() ?? 0
    }

    /// Runs of days already are the streaks then, and nothing needs to be walked through.
    private var isPlainDaily: Bool { schedule.unit == .days && skips.isEmpty && !schedule.isOnWeekdays }

    private func end(asOf today: CivilDay) -> CivilDay { archivedOn.map { min($0, today) } ?? today }

    private func chains(asOf today: CivilDay, weekStart: Weekday) -> (streaks: [Streak], isOpen: Bool) {
        var streaks: [Streak] = []
        var isOpen = false
        forEachPeriod(asOf: today, weekStart: weekStart) { outcome in
            switch outcome {
            case .kept(let first, let last, let periods):
                if isOpen {
                    streaks[streaks.count - 1].last = last
                    streaks[streaks.count - 1].length += periods
                } else {
                    streaks.append(Streak(first: first, last: last, length: periods))
                }
                isOpen = true
            case .missed:
                isOpen = false
            }
        }
        return (streaks, isOpen)
    }
}

extension Schedule {
    fileprivate var isOnWeekdays: Bool {
        if case .weekdays = self { true } else { false }
    }
}
