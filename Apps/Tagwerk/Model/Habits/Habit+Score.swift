import Foundation

extension Habit {
    /// The strength of the habit on a day, 0 to 1. See `scores(through:)`.
    package func score(asOf today: CivilDay) -> Double {
        scores(through: today).last?.value ?? 0
    }

    /// The strength on each day from the first one on, 0 to 1.
    ///
    /// It is the score of Loop Habit Tracker: an exponential moving average that rises with each day kept and falls
    /// slowly with each one missed. With the habit's frequency *f* (days asked for per day), each day makes
    /// `score = score · m + c · (1 − m)` of the day before, where `m = 0.5^(√f / 13)`. The share *c* is what was done in
    /// the last days over what was asked for in them, at most 1: in as many days as the schedule is written with, and
    /// in twice as many for checks that are not daily, which evens out changing weekdays. For amounts it is the sum over
    /// the goal; for a goal not to exceed it falls to 0 at twice the goal, and the score starts at 1. A skipped day
    /// leaves the score as it is.
    ///
    /// Source: `Score.kt` and `ScoreList.kt` of https://github.com/iSoron/uhabits (2.3.1). Where it differs: a skip adds
    /// nothing to a sum of amounts, and a goal of nothing is reached by any amount above it.
    package func scores(through today: CivilDay) -> DayValues<Double> {
        let end = archivedOn.map { min($0, today) } ?? today
        let start = [days.first, measure == nil ? nil : recordedAmounts.first?.day, skips.first]
            .compactMap(\.self).min()
        var result = DayValues<Double>()
        guard let start, start <= end else { return result }
        let frequency = schedule.frequency
        let stretch = measure == nil && frequency.times < frequency.days ? 2 : 1
        let window = frequency.days * stretch
        let asked = frequency.times * stretch * (measure?.goal.thousandths ?? 1)
        let weight = pow(0.5, (Double(frequency.times) / Double(frequency.days)).squareRoot() / 13)
        let avoids = measure?.aim == .atMost
        let done = days

        // What each day of the window gave, in checks or thousandths: whole numbers, so that the sum never drifts.
        var ring = [Int](repeating: 0, count: window)
        var sum = 0
        var score = avoids ? 1.0 : 0.0
        for (index, day) in (start...end).enumerated() {
            let given = measure == nil ? (done.contains(day) ? 1 : 0) : recordedAmounts[day]?.thousandths ?? 0
            sum += given - ring[index % window]
            ring[index % window] = given
            if !skips.contains(day) {
                score = score * weight + Self.share(sum, of: asked, avoids: avoids) * (1 - weight)
            }
            result.append(score, on: day)
        }
        return result
    }

    private static func share(_ sum: Int, of asked: Int, avoids: Bool) -> Double {
        guard asked > 0 else { return (sum > 0) == avoids ? 0 : 1 }
        let share = Double(sum) / Double(asked)
        return avoids ? min(max(0, 2 - share), 1) : min(1, share)
    }
}

extension Schedule {
    /// How many times in how many days the schedule asks for; the days are at least 1.
    package var frequency: (times: Int, days: Int) {
        switch self {
        case .daily: (1, 1)
        case .weekdays(let days): days.count >= 7 ? (1, 1) : (max(1, days.count), 7)
        case .timesPerWeek(let times): times >= 7 ? (1, 1) : (max(1, times), 7)
        case .timesPerMonth(let times): times >= 30 ? (1, 1) : (max(1, times), 30)
        case .everyDays(let distance): (1, max(1, distance))
        }
    }
}
