import TagwerkModel

/// What the editor is open for.
enum EditorSubject: Hashable, Identifiable {
    /// A new habit, in a group or in none.
    case new(HabitGroup.ID?)
    case habit(Habit.ID)

    var id: Self { self }

    var isNew: Bool {
        if case .new = self { true } else { false }
    }
}
