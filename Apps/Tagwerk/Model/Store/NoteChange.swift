import Foundation

/// One change to notes. It is made in the file, since texts are not in memory.
enum NoteChange: Hashable, Sendable {
    case insert([StoredNote])
    /// Inserts what the user has written. Taken back, it goes into the trash: after the end of the app, undo could not
    /// bring it back.
    case add(StoredNote)
    /// Deletes them with their history. Taking it back needs all of them in memory.
    case remove([NoteSummary.ID])
    case takeBackAdded(NoteSummary.ID)
    /// Takes an insertion back. A note that was written in since then has another revision; it goes into the trash, so
    /// that nothing is lost.
    case takeBack([NoteSummary.ID: Int])
    /// Puts notes into the trash at a moment, or takes them out.
    case setTrashed([NoteSummary.ID: Date?])
    case setPinned([NoteSummary.ID: Bool])
    case setLinks([NoteSummary.ID: NoteLink])
    /// The tags besides those in the text.
    case setTags([NoteSummary.ID: [String]])
    /// The text that was there becomes a version.
    case setText(NoteSummary.ID, title: String, text: String)
    case addVersions([NoteSummary.ID: [StoredVersion]])
    case removeVersions([NoteSummary.ID: [StoredVersion]])

    /// The notes that it is about.
    var notes: Set<NoteSummary.ID> {
        switch self {
        case .insert(let notes): Set(notes.map(\.id))
        case .add(let note): [note.id]
        case .remove(let ids): Set(ids)
        case .takeBackAdded(let id), .setText(let id, _, _): [id]
        case .takeBack(let revisions): Set(revisions.keys)
        case .setTrashed(let moments): Set(moments.keys)
        case .setPinned(let pins): Set(pins.keys)
        case .setLinks(let links): Set(links.keys)
        case .setTags(let tags): Set(tags.keys)
        case .addVersions(let versions), .removeVersions(let versions): Set(versions.keys)
        }
    }

    /// Writes the change and returns what takes it back, or nil if there was nothing to change.
    func apply(to transaction: inout StoreTransaction) throws -> Change? {
        let tables = transaction.notes
        switch self {
        case .insert(let notes):
            let notes = try notes.filter { try tables.key(of: $0.id) == nil }
            try tables.withRoomInIndex(for: notes.count) {
                for note in notes {
                    try tables.insert(note)
                    transaction.touchedNotes.insert(note.id)
                    try transaction.didWork(Effort.whole)
                }
            }
            let revisions = notes.map { ($0.id, $0.revision) }
            return notes.isEmpty ? nil : .notes(.takeBack(Dictionary(revisions) { first, _ in first }))
        case .add(let note):
            let isNew = try NoteChange.insert([note]).apply(to: &transaction) != nil
            return isNew ? .notes(.takeBackAdded(note.id)) : nil
        case .takeBackAdded(let id):
            return try NoteChange.setTrashed([id: transaction.now]).apply(to: &transaction)
        case .remove(let ids):
            let stored = try ids.compactMap { id in
                try transaction.didWork(Effort.loading)
                return try tables.stored(id)
            }
            try tables.remove(stored.map(\.id)) { id in
                transaction.touchedNotes.insert(id)
                try transaction.didWork(Effort.deleting)
            }
            try transaction.didWork(stored.count * Effort.indexing)
            return stored.isEmpty ? nil : .notes(.insert(stored))
        case .takeBack(let revisions):
            return try takeBack(revisions, &transaction)
        case .setTrashed(let moments):
            let old = try replace(moments, &transaction, read: \.trashedAt, write: tables.setTrashed)
            return old.map { .notes(.setTrashed($0)) }
        case .setPinned(let pins):
            let old = try replace(pins, &transaction, read: \.isPinned, write: tables.setPinned)
            return old.map { .notes(.setPinned($0)) }
        case .setLinks(let links):
            let old = try replace(links, &transaction, read: \.link, write: tables.setLink)
            return old.map { .notes(.setLinks($0)) }
        case .setTags(let tags):
            var old: [NoteSummary.ID: [String]] = [:]
            for (id, tags) in tags {
                try transaction.didWork(Effort.value)
                guard let present = try tables.addedTags(of: id), Set(present) != Set(tags) else { continue }
                old[id] = present
                try tables.setAddedTags(tags, id)
                transaction.touchedNotes.insert(id)
            }
            return old.isEmpty ? nil : .notes(.setTags(old))
        case .setText(let id, let title, let text):
            guard try tables.key(of: id) != nil else { return nil }
            let old = try tables.content(of: id)
            guard old.title != title || old.text != text else { return nil }
            try tables.keepVersion(of: id, thinnedAt: transaction.now, if: transaction.trustsClock)
            try tables.setText(id, title: title, text: text, at: transaction.now)
            transaction.touchedNotes.insert(id)
            try transaction.didWork(Effort.whole)
            return .notes(.setText(id, title: old.title, text: old.text))
        case .addVersions(let versions):
            var added: [NoteSummary.ID: [StoredVersion]] = [:]
            for (id, versions) in versions {
                let new = try tables.add(versions, to: id, at: transaction.now)
                if !new.isEmpty { added[id] = new }
                try transaction.didWork(Effort.whole)
            }
            return added.isEmpty ? nil : .notes(.removeVersions(added))
        case .removeVersions(let versions):
            for (id, versions) in versions {
                try tables.remove(versions, of: id)
                try transaction.didWork(Effort.whole)
            }
            return .notes(.addVersions(versions))
        }
    }

    private func takeBack(
        _ revisions: [NoteSummary.ID: Int], _ transaction: inout StoreTransaction
    ) throws -> Change? {
        var untouched: [NoteSummary.ID] = []
        var changed: [NoteSummary.ID: Date?] = [:]
        for (id, revision) in revisions {
            switch try transaction.notes.revision(of: id) {
            case nil: break
            case revision: untouched.append(id)
            default: changed.updateValue(transaction.now, forKey: id)
            }
        }
        let changes = Change.all([.notes(.remove(untouched)), .notes(.setTrashed(changed))])
        return try changes.apply(to: &transaction)
    }

    /// Gives each note its value and returns the old ones of those that had another, or nil if none had.
    private func replace<Value: Hashable>(
        _ values: [NoteSummary.ID: Value], _ transaction: inout StoreTransaction, read: KeyPath<NoteSummary, Value>,
        write: (Value, NoteSummary.ID) throws -> Void
    ) throws -> [NoteSummary.ID: Value]? {
        var old: [NoteSummary.ID: Value] = [:]
        for (id, value) in values {
            try transaction.didWork(Effort.value)
            guard let summary = try transaction.notes.summary(id), summary[keyPath: read] != value else { continue }
            old.updateValue(summary[keyPath: read], forKey: id)
            try write(value, id)
            transaction.touchedNotes.insert(id)
        }
        return old.isEmpty ? nil : old
    }
}
