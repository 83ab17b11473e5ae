/// What became of a habit's day.
package enum DayMark: Hashable, Sendable {
    case open
    case done
    /// Something of the amount, 0 to 1, but not all.
    case partial(Double)
    /// More than the goal allows.
    case over
    case skipped
}

extension Habit {
    package func mark(on day: CivilDay) -> DayMark {
        if skips.contains(day) { return .skipped }
        if isDone(on: day) { return .done }
        guard let measure, let amount = amount(on: day) else { return .open }
        switch measure.aim {
        case .atMost: return .over
        case .atLeast:
            guard measure.goal > .zero, amount > .zero else { return .open }
            return .partial(amount.number / measure.goal.number)
        }
    }
}
