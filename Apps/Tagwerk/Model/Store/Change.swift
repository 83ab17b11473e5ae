import Foundation

/// One change to the list of habits. Applying it gives the change that takes it back.
enum Change: Hashable, Sendable {
    /// A habit and the place where it goes.
    struct Placed: Hashable, Sendable {
        let index: Int
        let habit: Habit
    }

    /// What can be edited of a habit.
    struct Traits: Hashable, Sendable {
        var name: String
        var icon: String
        var color: HabitColor
    }

    /// Indices are those in the list after the insertion, in ascending order.
    case insert([Placed])
    case delete(Set<Habit.ID>)
    case edit(Habit.ID, Traits)
    case mark(Habit.ID, CivilDay, done: Bool)
    /// Brings habits into this order. Habits that it does not name keep their place.
    case reorder([Habit.ID])

    /// Changes the list and returns what takes the change back, or nil if there was nothing to change.
    func apply(to habits: inout [Habit]) -> Change? {
        switch self {
        case .insert(let placed):
            for place in placed {
                habits.insert(place.habit, at: min(place.index, habits.count))
            }
            return placed.isEmpty ? nil : .delete(Set(placed.map(\.habit.id)))
        case .delete(let ids):
            let placed = habits.enumerated().filter { ids.contains($1.id) }.map { Placed(index: $0, habit: $1) }
            habits.removeAll { ids.contains($0.id) }
            return placed.isEmpty ? nil : .insert(placed)
        case .edit(let id, let traits):
            guard let index = habits.firstIndex(where: { $0.id == id }) else { return nil }
            let old = habits[index].traits
            habits[index].traits = traits
            return old == traits ? nil : .edit(id, old)
        case .mark(let id, let day, let done):
            guard let index = habits.firstIndex(where: { $0.id == id }) else { return nil }
            let changed = done ? habits[index].days.insert(day) : habits[index].days.remove(day)
            return changed ? .mark(id, day, done: !done) : nil
        case .reorder(let order):
            let old = habits.map(\.id)
            let wanted = Set(order)
            let byID = Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
            var inOrder = order.compactMap { byID[$0] }.makeIterator()
            habits = habits.map { wanted.contains($0.id) ? inOrder.next() ?? $0 : $0 }
            return habits.map(\.id) == old ? nil : .reorder(old)
        }
    }
}

extension Habit {
    var traits: Change.Traits {
        get { Change.Traits(name: name, icon: icon, color: color) }
        set { (name, icon, color) = (newValue.name, newValue.icon, newValue.color) }
    }
}
