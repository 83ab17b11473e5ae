import TagwerkModel

/// What the editor is open for.
enum EditorSubject: Hashable, Identifiable {
    case new
    case habit(Habit.ID)

    var id: Self { self }
}
