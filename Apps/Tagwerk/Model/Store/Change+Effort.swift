extension Change {
    /// How much work it is, in that of writing one value of a note: about a twentieth of a millisecond.
    func effort(in contents: Contents) -> Int {
        switch self {
        case .habits(let change): change.effort(in: contents)
        case .notes(let change): change.effort
        case .all(let changes): changes.reduce(0) { $0 + $1.effort(in: contents) }
        }
    }
}

extension NoteChange {
    /// The parts of the work on a note.
    enum Effort {
        /// Writing one value of it.
        static let value = 1
        /// Writing it with its text, or deleting it.
        static let whole = 20
        /// Of a note that is deleted: loading it for undo, deleting it, and making the index anew.
        static let (loading, deleting, indexing) = (5, 10, 5)
    }

    var effort: Int {
        switch self {
        case .insert(let notes): notes.count * Effort.whole
        case .remove(let ids): ids.count * Effort.whole
        case .takeBack(let revisions): revisions.count * Effort.whole
        case .addVersions(let versions), .removeVersions(let versions): versions.count * Effort.whole
        case .add, .setText: Effort.whole
        case .takeBackAdded: Effort.value
        case .setTrashed(let moments): moments.count * Effort.value
        case .setPinned(let pins): pins.count * Effort.value
        case .setLinks(let links): links.count * Effort.value
        case .setTags(let tags): tags.count * Effort.value
        }
    }
}

extension HabitChange {
    /// How many months or days are written in the time of one value of a note.
    private static let rowsInEffort = 8

    func effort(in contents: Contents) -> Int {
        switch self {
        case .insert(let placed): placed.reduce(0) { $0 + Self.effort($1.habit) }
        case .delete(let ids):
            contents.habits.reduce(0) { ids.contains($1.id) ? $0 + Self.effort($1) : $0 }
        case .record(_, let records): 1 + records.count / Self.rowsInEffort
        case .all(let changes): changes.reduce(0) { $0 + $1.effort(in: contents) }
        case .edit, .reorder, .insertGroup, .deleteGroup, .editGroup, .reorderGroups: 1
        }
    }

    static func effort(_ habit: Habit) -> Int {
        let rows =
            habit.checks.months.count + habit.skips.months.count + habit.recordedAmounts.count + habit.notes.count
        return 1 + rows / rowsInEffort
    }
}
