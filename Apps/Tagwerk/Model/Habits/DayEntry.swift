/// What a habit has for a day, as its present kind shows it.
package enum DayEntry: Hashable, Sendable {
    case none
    /// Checked off, for a habit without amounts.
    case done
    case amount(Amount)
    /// The day is left out: it neither counts nor breaks a streak.
    case skipped
}

extension DayEntry {
    package var amount: Amount? {
        if case .amount(let amount) = self { amount } else { nil }
    }

    /// Whether a habit with such a measure, or with none, can have the entry.
    func fits(_ measure: Measure?) -> Bool {
        switch self {
        case .none, .skipped: true
        case .done: measure == nil
        case .amount: measure != nil
        }
    }
}
