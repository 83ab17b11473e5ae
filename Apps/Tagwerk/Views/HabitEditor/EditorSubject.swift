import TagwerkModel

/// What the editor is open for.
enum EditorSubject: Hashable, Identifiable {
    /// A new habit, in a group or in none.
    case new(HabitGroup.ID?)
    case habit(Habit.ID)

    var id: Self { self }

    /// Nil for a new one.
    var habit: Habit.ID? {
        if case .habit(let id) = self { id } else { nil }
    }

    var isNew: Bool { habit == nil }
}
