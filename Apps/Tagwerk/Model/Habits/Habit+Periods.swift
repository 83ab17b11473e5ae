extension Habit {
    /// What became of the periods of a schedule.
    enum Outcome {
        /// One or more periods kept without a gap; the days are the first and last ones done in them.
        case kept(first: CivilDay, last: CivilDay, periods: Int)
        /// One or more periods missed in a row.
        case missed(periods: Int)
    }

    /// Goes through the periods from the first day of the habit to a day, in order.
    ///
    /// This is the one rule under all streaks and shares. A schedule cuts time into periods: a day, a chosen weekday, a
    /// week or month of the calendar, or the time up to *n* days after the last time. A period asks for a number of
    /// days, or for all that are not skipped if those are fewer; if all are skipped, it does not exist. The period that
    /// is still running is not missed. Days beyond the end are not looked at.
    ///
    /// - Parameter from: periods that are over before this day are left out.
    func forEachPeriod(
        asOf today: CivilDay, from: CivilDay? = nil, weekStart: Weekday, _ body: (Outcome) -> Void
    ) {
        let end = archivedOn.map { min($0, today) } ?? today
        let begin = max(firstDay, from ?? firstDay)
        guard begin <= end else { return }
        switch schedule {
        case .daily: forEachGap(of: 1, begin...end, body)
        case .everyDays(let distance): forEachGap(of: max(1, distance), begin...end, body)
        case .weekdays(let chosen): forEachWeekday(chosen, begin...end, body)
        case .timesPerWeek(let times):
            var start = begin.startOfWeek(weekStart)
            while start <= end {
                evaluate(start...start.advanced(by: 6), asking: times, asOf: end, body)
                start = start.advanced(by: 7)
            }
        case .timesPerMonth(let times):
            for index in begin.month.index...end.month.index {
                let month = CivilMonth(index: index)
                evaluate(month.firstDay...month.lastDay, asking: times, asOf: end, body)
            }
        }
    }

    private func forEachGap(of distance: Int, _ range: ClosedRange<CivilDay>, _ body: (Outcome) -> Void) {
        let days = self.days
        var next = range.lowerBound
        func close(before day: CivilDay) {
            let missed = dueDays(from: next, before: day) / distance
            if missed > 0 { body(.missed(periods: missed)) }
        }
        for run in days.runs(in: range) {
            close(before: run.lowerBound)
            body(.kept(first: run.lowerBound, last: run.upperBound, periods: run.count))
            next = run.upperBound.advanced(by: 1)
        }
        close(before: range.upperBound)
    }

    /// How many days of a range are not skipped.
    private func dueDays(from first: CivilDay, before end: CivilDay) -> Int {
        guard first < end else { return 0 }
        return first.distance(to: end) - skips.count(in: first...end.advanced(by: -1))
    }

    private func forEachWeekday(
        _ chosen: Set<Weekday>, _ range: ClosedRange<CivilDay>, _ body: (Outcome) -> Void
    ) {
        let days = self.days
        let isChosen = Weekday.allCases.map(chosen.contains)
        var weekday = range.lowerBound.weekday.rawValue - 1
        for day in range {
            if isChosen[weekday], !skips.contains(day) {
                if days.contains(day) {
                    body(.kept(first: day, last: day, periods: 1))
                } else if day < range.upperBound {
                    body(.missed(periods: 1))
                }
            }
            weekday = weekday == 6 ? 0 : weekday + 1
        }
    }

    private func evaluate(
        _ period: ClosedRange<CivilDay>, asking times: Int, asOf end: CivilDay, _ body: (Outcome) -> Void
    ) {
        let asked = min(times, period.count - skips.count(in: period))
        guard asked > 0 else { return }
        let done = days.runs(in: period.clamped(to: period.lowerBound...end))
        if let first = done.first, let last = done.last, done.reduce(0, { $0 + $1.count }) >= asked {
            body(.kept(first: first.lowerBound, last: last.upperBound, periods: 1))
        } else if period.upperBound < end, period.lowerBound >= firstDay {
            // A habit that began in the middle of a period had no whole one.
            body(.missed(periods: 1))
        }
    }
}

extension CivilDay {
    /// The first day of the week that the day is in.
    package func startOfWeek(_ weekStart: Weekday) -> CivilDay {
        advanced(by: -(weekday.rawValue - weekStart.rawValue).remainder(over: 7))
    }
}
