/// What a habit has for a day, as its present kind shows it.
package enum DayEntry: Hashable, Sendable {
    case none
    /// Checked off, for a habit without amounts.
    case done
    case amount(Amount)
    /// The day is left out: it neither counts nor breaks a streak.
    case skipped
}
