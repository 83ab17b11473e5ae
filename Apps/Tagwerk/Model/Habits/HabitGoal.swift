/// What a habit asks for at the moment, and how far it is.
package enum HabitGoal: Hashable, Sendable {
    /// The amount of the day; nil if nothing was entered.
    case amount(Amount?, Measure)
    /// Days done in the week that is running.
    case week(Tally)
    /// Days done in the month that is running.
    case month(Tally)
    /// For a habit of every few days: days until the next time, 0 if it is due.
    case next(inDays: Int, of: Int)

    /// 0 to 1; 1 only when there is nothing left to do.
    package var fraction: Double {
        switch self {
        case .amount(let amount?, let measure) where measure.isReached(by: amount): 1
        case .amount(let amount?, let measure) where measure.aim == .atLeast && measure.goal > .zero:
            amount.number / measure.goal.number
        case .amount: 0
        case .week(let tally), .month(let tally): tally.fraction
        case .next(let days, _): days > 0 ? 1 : 0
        }
    }
}

extension Habit {
    /// The goal that counts on a day: the day's amount if the habit is measured, or else the week, the month or the time
    /// until the next day.
    package func goal(on day: CivilDay, weekStart: Weekday = .monday) -> HabitGoal {
        if let measure { return .amount(amount(on: day), measure) }
        let start = day.startOfWeek(weekStart)
        let week = start...start.advanced(by: 6)
        switch schedule {
        case .daily, .everyDays(1): return .week(tally(in: week, asking: 7))
        case .timesPerWeek(let times): return .week(tally(in: week, asking: times))
        case .weekdays(let chosen):
            let asked = week.filter { chosen.contains($0.weekday) && !skips.contains($0) }
            return .week(Tally(done: asked.count { isDone(on: $0) }, total: asked.count))
        case .timesPerMonth(let times):
            return .month(tally(in: day.month.firstDay...day.month.lastDay, asking: times))
        case .everyDays(let distance):
            if isDone(on: day) { return .next(inDays: distance, of: distance) }
            var wait = 0
            while wait < distance, !isDue(on: day.advanced(by: wait), weekStart: weekStart) { wait += 1 }
            return .next(inDays: wait, of: distance)
        }
    }

    private func tally(in period: ClosedRange<CivilDay>, asking times: Int) -> Tally {
        Tally(done: days.count(in: period), total: min(times, period.count - skips.count(in: period)))
    }
}
