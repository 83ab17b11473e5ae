/// What a user fills in of a habit's day.
package struct DayDraft: Hashable, Sendable {
    package var entry: DayEntry
    /// Blank for none.
    package var note: String

    package init(entry: DayEntry, note: String) {
        self.entry = entry
        self.note = note
    }

    /// The draft of a day as it is.
    package init(_ habit: Habit, on day: CivilDay) {
        self.init(entry: habit.entry(on: day), note: habit.note(on: day) ?? "")
    }
}
