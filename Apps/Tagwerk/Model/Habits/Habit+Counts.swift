extension Habit {
    /// How often it was done on each weekday up to a day. Days that were not done are not in it.
    package func weekdayCounts(asOf today: CivilDay, from: CivilDay? = nil) -> [Weekday: Int] {
        var counts = [Int](repeating: 0, count: 7)
        for run in runs(asOf: today, from: from) {
            // Whole weeks have each weekday once; only the rest is walked through.
            let (weeks, rest) = run.count.quotientAndRemainder(dividingBy: 7)
            let first = run.lowerBound.weekday.rawValue - 1
            for weekday in 0..<7 { counts[weekday] += weeks }
            for offset in 0..<rest { counts[(first + offset) % 7] += 1 }
        }
        return Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, counts[$0.rawValue - 1]) })
            .filter { $0.value > 0 }
    }

    /// How often it was done in each month, from the first month with a day to that of `today`, months without a day
    /// included.
    package func monthCounts(asOf today: CivilDay, from: CivilDay? = nil) -> [(month: CivilMonth, count: Int)] {
        let runs = runs(asOf: today, from: from)
        guard let first = runs.first?.lowerBound.month.index else { return [] }
        var counts = [Int](repeating: 0, count: today.month.index - first + 1)
        for run in runs {
            for index in run.lowerBound.month.index...run.upperBound.month.index {
                let month = CivilMonth(index: index)
                counts[index - first] += run.clamped(to: month.firstDay...month.lastDay).count
            }
        }
        return counts.enumerated().map { (CivilMonth(index: first + $0), $1) }
    }

    /// What the amounts of a range of days add up to.
    package func total(in range: ClosedRange<CivilDay>) -> Amount {
        Amount(clamping: recordedAmounts[range].reduce(0) { $0 + $1.value.thousandths })
    }

    private func runs(asOf today: CivilDay, from: CivilDay?) -> [ClosedRange<CivilDay>] {
        let start = max(days.first ?? today, from ?? days.first ?? today)
        return start <= today ? days.runs(in: start...today) : []
    }
}
