/// What was done and can be taken back, and what was taken back and can be done again.
struct UndoHistory {
    private(set) var undoable: [UndoEntry] = []
    private(set) var redoable: [UndoEntry] = []
    private var nextID = 0

    /// Records something new, which makes what was taken back before it unreachable.
    mutating func record(_ title: Sentence, undoneBy change: Change) {
        undoable.append(UndoEntry(id: nextID, title: title, change: change))
        redoable.removeAll()
        nextID += 1
    }

    /// Moves an entry to the other list, where `reverse` leads the other way. Without one, the entry is forgotten.
    mutating func settle(_ entry: UndoEntry, reverse: Change?) {
        let wasUndoable = undoable.contains { $0.id == entry.id }
        undoable.removeAll { $0.id == entry.id }
        redoable.removeAll { $0.id == entry.id }
        guard let reverse else { return }
        let moved = UndoEntry(id: entry.id, title: entry.title, change: reverse)
        if wasUndoable {
            redoable.append(moved)
        } else {
            undoable.append(moved)
        }
    }

    mutating func removeAll() {
        undoable.removeAll()
        redoable.removeAll()
    }
}
