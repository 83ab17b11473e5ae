import Foundation

/// What stands in the fields for a day, whether or not it makes sense yet.
package struct DayForm: Codable, Hashable, Sendable {
    package var isDone: Bool
    /// As it was typed; blank for none.
    package var amount: String
    package var isSkipped: Bool
    package var note: String
    private let isMeasured: Bool

    /// The form of a day as it is.
    ///
    /// - Parameter separator: what the user's language puts before decimals.
    package init(_ habit: Habit, on day: CivilDay, separator: String) {
        isMeasured = habit.measure != nil
        isDone = habit.isDone(on: day)
        amount = habit.amount(on: day)?.written(separator: separator) ?? ""
        isSkipped = habit.isSkipped(on: day)
        note = habit.note(on: day) ?? ""
    }

    private var isBlank: Bool { amount.allSatisfy(\.isWhitespace) }

    package var hasBadAmount: Bool {
        isMeasured && !isSkipped && !isBlank && Amount(typed: amount) == nil
    }

    /// The day to save; nil while the amount is none.
    package var draft: DayDraft? {
        if isSkipped { return DayDraft(entry: .skipped, note: note) }
        if !isMeasured { return DayDraft(entry: isDone ? .done : .none, note: note) }
        if isBlank { return DayDraft(entry: .none, note: note) }
        return Amount(typed: amount).map { DayDraft(entry: .amount($0), note: note) }
    }
}
