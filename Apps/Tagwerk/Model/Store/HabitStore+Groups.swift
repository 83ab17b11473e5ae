import Foundation

extension HabitStore {
    /// Adds a group at the end and returns its id; nil if the name is blank or it could not be saved.
    @discardableResult
    package func addGroup(name: String, color: HabitColor) -> HabitGroup.ID? {
        guard let name = HabitName(name)?.text else { return nil }
        let group = HabitGroup(name: name, color: color)
        let change = HabitChange.insertGroup(group, index: groups.count, members: [])
        return perform(change, Sentence("Group “%@” added", .text(name))) ? group.id : nil
    }

    /// Gives a group another name and colour. A blank name is refused.
    ///
    /// - Parameter original: the group as the user saw it first; what is as it was there stays as it is by now.
    @discardableResult
    package func editGroup(
        _ id: HabitGroup.ID, name: String, color: HabitColor, from original: GroupForm? = nil
    ) -> Bool {
        guard let group = group(id), let checked = HabitName(name)?.text else { return false }
        let title = Sentence("Group “%@” changed", .text(group.name))
        let edited = HabitGroup(
            id: id, name: name == original?.name ? group.name : checked,
            color: color == original?.color ? group.color : color)
        return perform(.editGroup(edited), title)
    }

    /// Deletes a group. Its habits stay, without a group; undo puts them back into it.
    @discardableResult
    package func deleteGroup(_ id: HabitGroup.ID) -> Bool {
        guard let group = group(id) else { return false }
        return perform(.deleteGroup(id), Sentence("Group “%@” deleted", .text(group.name)))
    }

    /// Moves groups as SwiftUI's `onMove` asks.
    @discardableResult
    package func moveGroups(fromOffsets source: IndexSet, toOffset destination: Int) -> Bool {
        let order = Self.moved(groups.map(\.id), fromOffsets: source, toOffset: destination)
        return perform(.reorderGroups(order), Sentence("Groups moved"))
    }

    /// Puts habits into a group, or with nil into none.
    @discardableResult
    package func setGroup(_ group: HabitGroup.ID?, of ids: some Sequence<Habit.ID>) -> Bool {
        if let group, self.group(group) == nil { return false }
        return editAll(
            ids, one: { Sentence("Group of “%@” changed", .text($0)) },
            several: { Sentence("Group of %lld habits changed", .number($0)) }
        ) { $0.draft.group = group }
    }
}
