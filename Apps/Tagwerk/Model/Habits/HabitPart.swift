/// A group with its habits, or the habits without a group.
package struct HabitPart: Identifiable, Hashable, Sendable {
    package let group: HabitGroup?
    package let habits: [Habit]

    package var id: HabitGroup.ID? { group?.id }
}
