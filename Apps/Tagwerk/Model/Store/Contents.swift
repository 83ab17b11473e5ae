/// All that a store holds.
struct Contents: Hashable, Sendable {
    var habits: [Habit] = []
    var groups: [HabitGroup] = []

    func habit(_ id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

    /// The changes that make these contents of nothing.
    var insertions: [HabitChange] {
        groups.enumerated().map { .insertGroup($1, index: $0, members: []) }
            + [.insert(habits.enumerated().map { .init(index: $0, habit: $1) })]
    }
}
