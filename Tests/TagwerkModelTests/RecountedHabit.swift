import Foundation

@testable import TagwerkModel

/// The plain way to answer what `Habit` answers: every day and period looked at one by one.
struct RecountedHabit {
    var schedule: Schedule
    var measure: Measure?
    var createdOn: CivilDay
    var checks: Set<CivilDay> = []
    var amounts: [CivilDay: Int] = [:]
    var skips: Set<CivilDay> = []
    var weekStart = Weekday.monday
    var archivedOn: CivilDay?

    /// The last day that counts.
    func end(_ today: CivilDay) -> CivilDay { archivedOn.map { min($0, today) } ?? today }

    func isDone(_ day: CivilDay) -> Bool {
        guard let measure else { return checks.contains(day) }
        guard let amount = amounts[day] else { return false }
        return measure.aim == .atMost
            ? amount <= measure.goal.thousandths : amount > 0 && amount >= measure.goal.thousandths
    }

    func streaks(_ today: CivilDay) -> (all: [Int], current: Int) {
        let recorded = measure == nil ? checks : Set(amounts.keys.filter(isDone))
        guard let firstDone = recorded.filter({ $0 <= today }).min() else { return ([], 0) }
        var all: [Int] = []
        var running = 0
        func add(_ isKept: Bool) {
            if isKept { running += 1 } else { end() }
        }
        func end() {
            if running > 0 { all.append(running) }
            running = 0
        }
        switch schedule {
        case .daily, .weekdays:
            for day in firstDone...today where !skips.contains(day) && isChosen(day) {
                if isDone(day) { add(true) } else if day < today { add(false) }
            }
        case .everyDays(let distance):
            var waited = 0
            for day in firstDone...today where !skips.contains(day) {
                if isDone(day) {
                    add(true)
                    waited = 0
                } else if day < today {
                    waited += 1
                    if waited == distance { end() }
                }
            }
        case .timesPerWeek(let times), .timesPerMonth(let times):
            var day = firstDone
            while period(day) == period(day.advanced(by: -1)) { day = day.advanced(by: -1) }
            while day <= today {
                let name = period(day)
                var members: [CivilDay] = []
                while period(day) == name {
                    members.append(day)
                    day = day.advanced(by: 1)
                }
                let asked = min(times, members.filter { !skips.contains($0) }.count)
                guard asked > 0 else { continue }
                let count = members.filter { $0 <= today && isDone($0) }.count
                if count >= asked { add(true) } else if day <= today { add(false) }
            }
        }
        let current = running
        end()
        return (all, current)
    }

    /// The share of the last days, with every day and period looked at.
    func progress(overLast number: Int, _ today: CivilDay) -> (done: Int, total: Int) {
        let end = end(today)
        let recorded = measure == nil ? checks : Set(amounts.keys.filter(isDone))
        let first = min(createdOn, recorded.min() ?? createdOn)
        let begin = max(first, (isDone(today) ? today : today.advanced(by: -1)).advanced(by: 1 - number))
        guard begin <= end else { return (0, 0) }
        var (kept, missed, waited) = (0, 0, 0)
        var day = begin
        switch schedule {
        case .daily, .weekdays, .everyDays:
            let distance = if case .everyDays(let distance) = schedule { distance } else { 1 }
            while day <= end {
                if isDone(day), isChosen(day), !skips.contains(day) {
                    kept += 1
                    waited = 0
                } else if !skips.contains(day), isChosen(day), day < end {
                    waited += 1
                    if waited == distance { (missed, waited) = (missed + 1, 0) }
                }
                day = day.advanced(by: 1)
            }
        case .timesPerWeek(let times), .timesPerMonth(let times):
            while period(day) == period(day.advanced(by: -1)) { day = day.advanced(by: -1) }
            while day <= end {
                let start = day
                var members: [CivilDay] = []
                while period(day) == period(start) {
                    members.append(day)
                    day = day.advanced(by: 1)
                }
                let asked = min(times, members.filter { !skips.contains($0) }.count)
                guard asked > 0 else { continue }
                if members.filter({ $0 <= end && isDone($0) }).count >= asked {
                    kept += 1
                } else if day <= end, start >= first {
                    missed += 1
                }
            }
        }
        return (kept, kept + missed)
    }

    private func isChosen(_ day: CivilDay) -> Bool {
        if case .weekdays(let chosen) = schedule { return chosen.contains(day.weekday) }
        return true
    }

    /// A name that all days of one week or month share.
    private func period(_ day: CivilDay) -> CivilDay {
        if case .timesPerMonth = schedule { return day.month.firstDay }
        var start = day
        while start.weekday != weekStart { start = start.advanced(by: -1) }
        return start
    }

    /// Loop's formula, with the window added up anew for each day.
    func score(_ today: CivilDay) -> Double {
        let first = [
            measure == nil ? checks.min() : amounts.keys.min(), skips.min(),
        ].compactMap(\.self).min()
        guard let first, first <= today else { return 0 }
        let (times, days): (Double, Int) =
            switch schedule {
            case .daily, .everyDays(1), .timesPerWeek(7), .weekdays(Set(Weekday.allCases)): (1, 1)
            case .weekdays(let chosen): (Double(chosen.count), 7)
            case .timesPerWeek(let times): (Double(times), 7)
            case .timesPerMonth(let times): (Double(times), 30)
            case .everyDays(let distance): (1, distance)
            }
        let frequency = times / Double(days)
        let isDoubled = measure == nil && frequency < 1
        let multiplier = pow(0.5, frequency.squareRoot() / 13)
        var score = measure?.aim == .atMost ? 1.0 : 0
        for day in first...today where !skips.contains(day) {
            let window = (0..<days * (isDoubled ? 2 : 1)).map { day.advanced(by: -$0) }.filter { $0 >= first }
            var share: Double
            if let measure {
                let sum = window.reduce(0) { $0 + Double(amounts[$1] ?? 0) / 1000 }
                share = sum / (measure.goal.number * times)
                share = measure.aim == .atMost ? min(1, max(0, 2 - share)) : min(1, share)
            } else {
                let count = window.filter { checks.contains($0) }.count
                share = min(1, Double(count) / (times * (isDoubled ? 2 : 1)))
            }
            score = score * multiplier + share * (1 - multiplier)
        }
        return score
    }
}
