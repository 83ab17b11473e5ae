/// What is on for today, and what is not.
package struct TodayPlan: Hashable, Sendable {
    /// The habits that ask for the day, and those with something recorded on it, in their groups.
    package let parts: [HabitPart]
    /// The other habits that are not in the archive, in the user's order.
    package let rest: [Habit]
}

extension HabitStore {
    package var todayPlan: TodayPlan {
        let active = activeHabits
        let isOn = active.map { $0.entry(on: today) != .none || $0.isDue(on: today, weekStart: weekStart) }
        return TodayPlan(
            parts: parts(of: zip(active, isOn).filter(\.1).map(\.0)), rest: zip(active, isOn).filter { !$0.1 }.map(\.0))
    }

    /// Habits by group, in the order of the groups; those without one come last. Empty parts are left out.
    package func parts(of habits: [Habit]) -> [HabitPart] {
        let byGroup = Dictionary(grouping: habits, by: \.group)
        return (groups.map(Optional.some) + [nil]).compactMap { group in
            byGroup[group?.id].map { HabitPart(group: group, habits: $0) }
        }
    }
}
