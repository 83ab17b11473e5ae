extension Habit {
    /// How many of the periods within the last days were kept.
    ///
    /// Days before the habit existed are not due, unless something was recorded on them, skipped days are not due
    /// either, and today is due only once it is done, so a habit kept all the time stands at 100 %.
    package func progress(
        overLast number: Int, asOf today: CivilDay, weekStart: Weekday = .monday
    ) -> Tally {
        let end = isDone(on: today) ? today : today.advanced(by: -1)
        var kept = 0
        var missed = 0
        forEachPeriod(asOf: today, from: end.advanced(by: 1 - max(number, 0)), weekStart: weekStart) { outcome in
            switch outcome {
            case .kept(_, _, let periods): kept += periods
            case .missed(let periods): missed += periods
            }
        }
        return Tally(done: kept, total: kept + missed)
    }

    /// Whether the habit asks to be done on a day, whether or not it then was.
    ///
    /// A week or month asks until it has its days, and a habit of every *n* days from the *n*th day after the last time.
    package func isDue(on day: CivilDay, weekStart: Weekday = .monday) -> Bool {
        if skips.contains(day) { return false }
        if let archivedOn, day >= archivedOn { return false }
        switch schedule {
        case .daily: return true
        case .weekdays(let chosen): return chosen.contains(day.weekday)
        case .timesPerWeek(let times):
            let start = day.startOfWeek(weekStart)
            return needs(times, in: start...start.advanced(by: 6), before: day)
        case .timesPerMonth(let times):
            return needs(times, in: day.month.firstDay...day.month.lastDay, before: day)
        case .everyDays(let distance):
            // A skipped day is as if it did not exist, so as many days more are looked through.
            var window = distance - 1
            var first = day
            while window > 0, first > firstDay {
                first = first.advanced(by: -1)
                if days.contains(first) { return false }
                if !skips.contains(first) { window -= 1 }
            }
            return true
        }
    }

    private func needs(_ times: Int, in period: ClosedRange<CivilDay>, before day: CivilDay) -> Bool {
        let asked = min(times, period.count - skips.count(in: period))
        let done = day > period.lowerBound ? days.count(in: period.lowerBound...day.advanced(by: -1)) : 0
        return done < asked
    }
}
