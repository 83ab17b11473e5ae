extension Habit {
    /// Whether a day counts in statistics over all habits: it was done then, or should have been.
    ///
    /// A habit for a number of days of a week or month counts as missed only on the days without which the number could
    /// no longer be reached, so that leaving the first days free is no fault.
    func counts(on day: CivilDay, weekStart: Weekday) -> Bool {
        if let archivedOn, day >= archivedOn { return false }
        if day < firstDay || isSkipped(on: day) { return false }
        if isDone(on: day) { return true }
        switch schedule {
        case .timesPerWeek(let times):
            let start = day.startOfWeek(weekStart)
            return isNeeded(times, in: start...start.advanced(by: 6), on: day)
        case .timesPerMonth(let times): return isNeeded(times, in: day.month.firstDay...day.month.lastDay, on: day)
        case .daily, .weekdays, .everyDays: return isDue(on: day, weekStart: weekStart)
        }
    }

    private func isNeeded(_ times: Int, in period: ClosedRange<CivilDay>, on day: CivilDay) -> Bool {
        // A habit that began in the middle of a period had no whole one.
        guard period.lowerBound >= firstDay else { return false }
        let asked = min(times, period.count - skips.count(in: period))
        let before = day > period.lowerBound ? days.count(in: period.lowerBound...day.advanced(by: -1)) : 0
        let rest = day...period.upperBound
        return asked - before >= rest.count - skips.count(in: rest)
    }
}
