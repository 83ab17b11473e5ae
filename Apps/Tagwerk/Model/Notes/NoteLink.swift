/// What a note belongs to: a day, a habit, or a habit on a day.
package struct NoteLink: Codable, Hashable, Sendable {
    package var day: CivilDay?
    /// Stays with the note when the habit is deleted, so that undo brings the link back.
    package var habit: Habit.ID?

    package init(day: CivilDay? = nil, habit: Habit.ID? = nil) {
        self.day = day
        self.habit = habit
    }

    package static let none = NoteLink()

    package var isEmpty: Bool { self == .none }
}
