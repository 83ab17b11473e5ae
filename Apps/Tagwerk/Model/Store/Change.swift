/// One change to what a store holds, to its habits or its notes or both. Applying it gives the change that takes it back.
enum Change: Hashable, Sendable {
    case habits(HabitChange)
    case notes(NoteChange)
    /// Several changes, one after the other.
    case all([Change])

    /// The notes that it is about.
    var notes: Set<NoteSummary.ID> {
        switch self {
        case .habits: []
        case .notes(let change): change.notes
        case .all(let changes): changes.reduce(into: []) { $0.formUnion($1.notes) }
        }
    }

    /// Writes the change and returns what takes it back, or nil if there was nothing to change.
    func apply(to transaction: inout StoreTransaction) throws -> Change? {
        switch self {
        case .habits(let change):
            let before = transaction.contents
            guard let reverse = change.apply(to: &transaction.contents) else { return nil }
            let didWork = transaction.didWork
            try transaction.habits.write(change, before: before, after: transaction.contents, didWork: didWork)
            return .habits(reverse)
        case .notes(let change):
            return try change.apply(to: &transaction)
        case .all(let changes):
            var reverses: [Change] = []
            for change in changes {
                if let reverse = try change.apply(to: &transaction) { reverses.append(reverse) }
            }
            return reverses.isEmpty ? nil : .all(reverses.reversed())
        }
    }
}
