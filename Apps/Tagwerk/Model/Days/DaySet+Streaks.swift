extension DaySet {
    /// The number of days in a row up to today.
    ///
    /// Today counts once it is done, and until then it breaks nothing: the day is still running. Days after today, left
    /// over from a clock that was wrong, are kept but not counted.
    package func currentStreak(asOf today: CivilDay) -> Int {
        let yesterday = today.advanced(by: -1)
        guard let run = run(containing: today) ?? run(containing: yesterday) else { return 0 }
        return Int(min(run.last, Int32(clamping: today.number))) - Int(run.first) + 1
    }

    /// The most days in a row up to today; never less than the current streak.
    package func longestStreak(asOf today: CivilDay) -> Int {
        guard let last, last > today else { return longestRun }
        let end = Int32(clamping: today.number)
        return runs.lazy.prefix { $0.first <= end }.map { Int(min($0.last, end)) - Int($0.first) + 1 }.max() ?? 0
    }

    /// Whether each of the last days is done, the oldest first and today last.
    package func lastDays(_ number: Int, upTo today: CivilDay) -> [(day: CivilDay, isDone: Bool)] {
        (0..<max(0, number)).map { index in
            let day = today.advanced(by: index - number + 1)
            return (day, contains(day))
        }
    }
}
