import Foundation

/// Works out what of a file's notes is not here yet.
///
/// A note of the file is the one here with the same id. Of two texts the one that was written later is the note's, and the
/// other one goes into its history: nothing is lost, and nothing is there twice.
struct NoteImportPlan {
    let tables: NoteTables?
    let now: Date
    /// The habits here, by the ids that the file has for them.
    let habits: [Habit.ID: Habit.ID]
    let habitsByName: [String: Habit.ID]

    func result(_ notes: [ImportedFile.Note]) -> (lines: [ImportPreview.NoteLine], changes: [NoteChange]) {
        var lines: [ImportPreview.NoteLine] = []
        var changes: [NoteChange] = []
        var new: [StoredNote] = []
        var earlier: [NoteSummary.ID: [StoredVersion]] = [:]
        var seen: Set<NoteSummary.ID> = []
        for note in notes {
            var note = note
            note.link.habit =
                note.link.habit.flatMap { habits[$0] } ?? note.habitName.flatMap { habitsByName[$0] } ?? note.link.habit
            // A file may have an id twice.
            if !seen.insert(note.id).inserted { note.id = UUID() }
            var outcome: ImportPreview.NoteLine.Outcome
            switch (try? tables?.key(of: note.id)) ?? nil {
            case nil:
                new.append(note.stored(now: now))
                outcome = .new
            default:
                outcome = self.outcome(of: note)
                switch outcome {
                case .updated: changes.append(.setText(note.id, title: note.title, text: note.text))
                case .earlier: earlier[note.id, default: []].append(note.version(now: now))
                case .new, .same: break
                }
                let known = note.versions.filter { !isKnown($0, of: note.id) }
                if !known.isEmpty {
                    earlier[note.id, default: []] += known
                    if outcome == .same { outcome = .earlier }
                }
            }
            let title = NoteText.title(note.title, text: note.text)
            lines.append(.init(title: title, outcome: outcome))
        }
        if !new.isEmpty { changes.insert(.insert(new), at: 0) }
        if !earlier.isEmpty { changes.append(.addVersions(earlier)) }
        return (lines, changes)
    }

    private func outcome(of note: ImportedFile.Note) -> ImportPreview.NoteLine.Outcome {
        // What cannot be read here is left alone.
        guard let content = try? tables?.content(of: note.id) else { return .same }
        let version = note.version(now: now)
        if (content.title, content.text) == (note.title, note.text) || isKnown(version, of: note.id) { return .same }
        // A file that does not say when it was written is not newer.
        let writtenAt = max(note.modifiedAt ?? .distantPast, note.fileChangedAt ?? .distantPast)
        return writtenAt > content.modifiedAt ? .updated : .earlier
    }

    private func isKnown(_ version: StoredVersion, of id: NoteSummary.ID) -> Bool {
        (try? tables?.has(version, of: id)) ?? false
    }
}
