/// A set of days, kept as sorted runs of consecutive days.
///
/// People keep habits in runs, so ten years are a few hundred runs at most and usually far fewer, and a streak is the
/// length of a run: nothing walks from day to day. Equality of unchanged copies is cheap, as they share their storage.
///
/// Complexity, with *r* runs: `contains` and the current streak O(log r); `insert` and `remove` O(log r) plus moving
/// the runs behind; `count` and the longest run O(1), except after shortening the longest run, O(r).
package struct DaySet: Sendable {
    /// Consecutive days, both ends included.
    package struct Run: Hashable, Sendable {
        package fileprivate(set) var first: Int32
        package fileprivate(set) var last: Int32
        package var length: Int { Int(last) - Int(first) + 1 }
    }

    /// Sorted, never touching each other.
    package private(set) var runs: [Run] = []

    /// The number of days.
    package private(set) var count = 0

    /// The length of the longest run.
    package private(set) var longestRun = 0

    package init() {}

    package init(_ days: some Sequence<CivilDay>) {
        for number in days.map({ Int32(clamping: $0.number) }).sorted() where runs.last?.last != number {
            append(Run(first: number, last: number))
        }
    }

    package var isEmpty: Bool { runs.isEmpty }

    package var first: CivilDay? { runs.first.map { CivilDay(number: Int($0.first)) } }

    package var last: CivilDay? { runs.last.map { CivilDay(number: Int($0.last)) } }

    package func contains(_ day: CivilDay) -> Bool { run(containing: day) != nil }

    /// The run that a day belongs to.
    package func run(containing day: CivilDay) -> Run? {
        let number = Int32(clamping: day.number)
        let index = runsStarting(by: number) - 1
        return index >= 0 && runs[index].last >= number ? runs[index] : nil
    }

    /// Adds a day and says whether it was missing.
    @discardableResult
    package mutating func insert(_ day: CivilDay) -> Bool {
        let number = Int32(clamping: day.number)
        let next = runsStarting(by: number)
        let joinsPrevious = next > 0 && runs[next - 1].last >= number - 1
        guard !joinsPrevious || runs[next - 1].last == number - 1 else { return false }
        let joinsNext = next < runs.count && runs[next].first == number + 1
        let changed: Run
        switch (joinsPrevious, joinsNext) {
        case (true, true):
            runs[next - 1].last = runs[next].last
            changed = runs[next - 1]
            runs.remove(at: next)
        case (true, false):
            runs[next - 1].last = number
            changed = runs[next - 1]
        case (false, true):
            runs[next].first = number
            changed = runs[next]
        case (false, false):
            changed = Run(first: number, last: number)
            runs.insert(changed, at: next)
        }
        count += 1
        longestRun = max(longestRun, changed.length)
        return true
    }

    /// Removes a day and says whether it was there.
    @discardableResult
    package mutating func remove(_ day: CivilDay) -> Bool {
        let number = Int32(clamping: day.number)
        let index = runsStarting(by: number) - 1
        guard index >= 0, runs[index].last >= number else { return false }
        let whole = runs[index]
        switch (whole.first == number, whole.last == number) {
        case (true, true): runs.remove(at: index)
        case (true, false): runs[index].first = number + 1
        case (false, true): runs[index].last = number - 1
        case (false, false):
            runs[index].last = number - 1
            runs.insert(Run(first: number + 1, last: whole.last), at: index + 1)
        }
        count -= 1
        if whole.length == longestRun {
            longestRun = runs.lazy.map(\.length).max() ?? 0
        }
        return true
    }

    /// The number of days within a range.
    package func count(in range: ClosedRange<CivilDay>) -> Int {
        let lower = Int32(clamping: range.lowerBound.number)
        let upper = Int32(clamping: range.upperBound.number)
        var index = max(0, runsStarting(by: lower) - 1)
        var total = 0
        while index < runs.count, runs[index].first <= upper {
            total += max(0, Int(min(runs[index].last, upper)) - Int(max(runs[index].first, lower)) + 1)
            index += 1
        }
        return total
    }

    /// The runs within a range, cut at its ends.
    package func runs(in range: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
        let lower = Int32(clamping: range.lowerBound.number)
        let upper = Int32(clamping: range.upperBound.number)
        var result: [ClosedRange<CivilDay>] = []
        var index = max(0, runsStarting(by: lower) - 1)
        while index < runs.count, runs[index].first <= upper {
            if runs[index].last >= lower {
                let first = CivilDay(number: Int(max(runs[index].first, lower)))
                result.append(first...CivilDay(number: Int(min(runs[index].last, upper))))
            }
            index += 1
        }
        return result
    }

    /// Adds a run behind all others, joining it with the last one if they touch.
    mutating func append(_ run: Run) {
        assert(runs.last.map { $0.last < run.first } ?? true, "Runs are appended in order")
        if let last = runs.last, last.last == run.first - 1 {
            runs[runs.count - 1].last = run.last
        } else {
            runs.append(run)
        }
        count += run.length
        longestRun = max(longestRun, runs[runs.count - 1].length)
    }

    /// How many runs start on or before a day.
    private func runsStarting(by number: Int32) -> Int {
        // Most questions are about today, which the last run answers.
        if let last = runs.last, last.first <= number { return runs.count }
        var lower = 0
        var upper = runs.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if runs[middle].first <= number {
                lower = middle + 1
            } else {
                upper = middle
            }
        }
        return lower
    }
}

extension DaySet: Hashable {
    package static func == (first: DaySet, second: DaySet) -> Bool { first.runs == second.runs }
    package func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}

extension DaySet: ExpressibleByArrayLiteral {
    package init(arrayLiteral days: CivilDay...) { self.init(days) }
}
