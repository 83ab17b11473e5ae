import Foundation

/// One change to what a store holds. Applying it gives the change that takes it back.
enum HabitChange: Hashable, Sendable {
    /// A habit and the place where it goes.
    struct Placed: Hashable, Sendable {
        let index: Int
        let habit: Habit
    }

    /// What can be edited of a habit.
    struct Traits: Hashable, Sendable {
        var draft: HabitDraft
        var archivedOn: CivilDay?
    }

    /// Indices are those in the list after the insertion, in ascending order.
    case insert([Placed])
    case delete(Set<Habit.ID>)
    case edit(Habit.ID, Traits)
    case record(Habit.ID, [CivilDay: DayRecord])
    /// Brings habits into this order. Habits that it does not name keep their place.
    case reorder([Habit.ID])

    /// The members are the habits that come into the group with it, unless they are in another one by then.
    case insertGroup(HabitGroup, index: Int, members: Set<Habit.ID>)
    /// Its habits stay, without a group.
    case deleteGroup(HabitGroup.ID)
    /// Gives the group with the same id this name and colour.
    case editGroup(HabitGroup)
    case reorderGroups([HabitGroup.ID])

    /// Several changes, one after the other.
    case all([HabitChange])

    /// Changes the contents and returns what takes the change back, or nil if there was nothing to change.
    func apply(to contents: inout Contents) -> HabitChange? {
        switch self {
        case .insert(let placed):
            let placed = placed.filter { place in !contents.habits.contains { $0.id == place.habit.id } }
            for place in placed {
                var habit = place.habit
                // A deletion may be undone after that of the group.
                if !contents.groups.contains(where: { $0.id == habit.group }) { habit.group = nil }
                contents.habits.insert(habit, at: min(place.index, contents.habits.count))
            }
            return placed.isEmpty ? nil : .delete(Set(placed.map(\.habit.id)))
        case .delete(let ids):
            let placed = contents.habits.enumerated()
                .filter { ids.contains($1.id) }.map { Placed(index: $0, habit: $1) }
            contents.habits.removeAll { ids.contains($0.id) }
            return placed.isEmpty ? nil : .insert(placed)
        case .edit(let id, var traits):
            guard let index = contents.habits.firstIndex(where: { $0.id == id }) else { return nil }
            if !contents.groups.contains(where: { $0.id == traits.draft.group }) { traits.draft.group = nil }
            let old = contents.habits[index].traits
            contents.habits[index].traits = traits
            return old == traits ? nil : .edit(id, old)
        case .record(let id, let records):
            guard let index = contents.habits.firstIndex(where: { $0.id == id }) else { return nil }
            var old: [CivilDay: DayRecord] = [:]
            for (day, record) in records {
                let present = contents.habits[index].record(on: day)
                guard present != record else { continue }
                old[day] = present
                contents.habits[index].set(record, on: day)
            }
            return old.isEmpty ? nil : .record(id, old)
        case .reorder(let order):
            return Self.reorder(&contents.habits, order).map { .reorder($0) }
        case .reorderGroups(let order):
            return Self.reorder(&contents.groups, order).map { .reorderGroups($0) }
        case .insertGroup(let group, let index, let members):
            guard !contents.groups.contains(where: { $0.id == group.id }) else { return nil }
            contents.groups.insert(group, at: min(index, contents.groups.count))
            for index in contents.habits.indices
            where contents.habits[index].group == nil && members.contains(contents.habits[index].id) {
                contents.habits[index].group = group.id
            }
            return .deleteGroup(group.id)
        case .deleteGroup(let id):
            guard let index = contents.groups.firstIndex(where: { $0.id == id }) else { return nil }
            let group = contents.groups.remove(at: index)
            var members: Set<Habit.ID> = []
            for index in contents.habits.indices where contents.habits[index].group == id {
                contents.habits[index].group = nil
                members.insert(contents.habits[index].id)
            }
            return .insertGroup(group, index: index, members: members)
        case .editGroup(let group):
            guard let index = contents.groups.firstIndex(where: { $0.id == group.id }) else { return nil }
            let old = contents.groups[index]
            contents.groups[index] = group
            return old == group ? nil : .editGroup(old)
        case .all(let changes):
            let reverses = changes.compactMap { $0.apply(to: &contents) }
            return reverses.isEmpty ? nil : .all(reverses.reversed())
        }
    }

    /// Brings the named items into an order and returns the old one, or nil if it is the same.
    private static func reorder<Item: Identifiable>(_ items: inout [Item], _ order: [Item.ID]) -> [Item.ID]? {
        let old = items.map(\.id)
        let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        let known = order.filter { byID[$0] != nil }
        let wanted = Set(known)
        guard wanted.count == known.count else { return nil }
        var inOrder = known.compactMap { byID[$0] }.makeIterator()
        items = items.map { wanted.contains($0.id) ? inOrder.next() ?? $0 : $0 }
        return items.map(\.id) == old ? nil : old
    }
}

extension Habit {
    var traits: HabitChange.Traits {
        get { HabitChange.Traits(draft: HabitDraft(self), archivedOn: archivedOn) }
        set {
            name = newValue.draft.name
            icon = newValue.draft.icon
            color = newValue.draft.color
            schedule = newValue.draft.schedule
            measure = newValue.draft.measure
            question = newValue.draft.question
            details = newValue.draft.details
            group = newValue.draft.group
            reminders = newValue.draft.reminders
            archivedOn = newValue.archivedOn
        }
    }
}
