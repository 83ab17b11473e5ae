import TagwerkModel

/// The day of a habit that is being filled in.
struct DaySubject: Hashable, Identifiable {
    enum Field: Hashable {
        case entry, note
    }

    let habit: Habit.ID
    let day: CivilDay
    let focus: Field

    var id: Self { self }
}
