/// What importing a file would do, and what not and why.
package struct ImportPreview: Hashable, Sendable {
    /// What would become of one habit of the file.
    package struct Line: Hashable, Sendable {
        package let name: String
        /// Whether the habit would be added; else its days go to the one that is there.
        package let isNew: Bool
        /// Days with something that would be added.
        package internal(set) var added = 0
        /// Days that are here already, with the same.
        package internal(set) var same = 0
        /// Days that are here with something else, which stays.
        package internal(set) var kept = 0
    }

    /// What would become of one note of the file.
    package struct NoteLine: Hashable, Sendable {
        package enum Outcome: Hashable, Sendable {
            case new
            /// The file's text is later than that here, which goes into the history of the note.
            case updated
            /// The text here is later than the file's, which goes into the history of the note.
            case earlier
            case same
        }

        package let title: String
        package let outcome: Outcome
    }

    package let format: ImportedFile.Format
    package internal(set) var lines: [Line] = []
    package internal(set) var notes: [NoteLine] = []
    /// What is left out or changed, with its place.
    package internal(set) var remarks: [ImportedFile.Remark] = []
    package let newGroups: Int
    let change: Change

    package var newHabits: Int { lines.count { $0.isNew } }
    package var addedDays: Int { lines.reduce(0) { $0 + $1.added } }
    package var sameDays: Int { lines.reduce(0) { $0 + $1.same } }
    package var keptDays: Int { lines.reduce(0) { $0 + $1.kept } }

    package func notes(_ outcome: NoteLine.Outcome) -> Int { notes.count { $0.outcome == outcome } }

    private var changesNoHabits: Bool { newHabits == 0 && newGroups == 0 && addedDays == 0 }

    private var changesNoNotes: Bool { notes.allSatisfy { $0.outcome == .same } }

    /// Whether there is nothing in the file that is not here already.
    package var changesNothing: Bool { changesNoHabits && changesNoNotes }

    /// What was done, for undo.
    var title: Sentence {
        if changesNoNotes {
            if addedDays > 0 { return Sentence("Import of %lld days", .number(addedDays)) }
            if newHabits > 0 { return Sentence("Import of %lld habits", .number(newHabits)) }
            return Sentence("Import of %lld groups", .number(newGroups))
        }
        let count = notes.count { $0.outcome != .same }
        if addedDays == 0 { return Sentence("Import of %lld notes", .number(count)) }
        return Sentence("Import of %lld days and %lld notes", .number(addedDays), .number(count))
    }

    /// How often something was left out or changed for each reason, the most frequent first.
    package var reasons: [(reason: ImportedFile.Reason, count: Int)] {
        ImportedFile.Reason.allCases
            .map { reason in (reason, remarks.count { $0.reason == reason }) }
            .filter { $0.1 > 0 }
            .sorted { $0.1 > $1.1 }
    }

    /// The counts in words, to be shown one below the other.
    package var summary: [Sentence] {
        var sentences: [Sentence] = []
        if !lines.isEmpty || notes.isEmpty {
            sentences = [
                Sentence("%lld new habits", .number(newHabits)), Sentence("%lld days to add", .number(addedDays)),
            ]
        }
        if newGroups > 0 { sentences.append(Sentence("%lld new groups", .number(newGroups))) }
        if sameDays > 0 { sentences.append(Sentence("%lld days are here already", .number(sameDays))) }
        if keptDays > 0 {
            sentences.append(Sentence("%lld days differ here and stay as they are", .number(keptDays)))
        }
        if !notes.isEmpty { sentences.append(Sentence("%lld new notes", .number(notes(.new)))) }
        if notes(.updated) > 0 {
            sentences.append(
                Sentence("%lld notes get a later text; the one here goes into their history", .number(notes(.updated))))
        }
        if notes(.earlier) > 0 {
            sentences.append(Sentence("%lld notes get an earlier text into their history", .number(notes(.earlier))))
        }
        if notes(.same) > 0 { sentences.append(Sentence("%lld notes are here already", .number(notes(.same)))) }
        return sentences
    }
}
