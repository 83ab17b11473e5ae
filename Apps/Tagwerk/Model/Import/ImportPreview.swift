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

    package let format: ImportedFile.Format
    package internal(set) var lines: [Line] = []
    /// What is left out or changed, with its place.
    package internal(set) var remarks: [ImportedFile.Remark] = []
    package let newGroups: Int
    let change: HabitChange

    package var newHabits: Int { lines.count { $0.isNew } }
    package var addedDays: Int { lines.reduce(0) { $0 + $1.added } }
    package var sameDays: Int { lines.reduce(0) { $0 + $1.same } }
    package var keptDays: Int { lines.reduce(0) { $0 + $1.kept } }

    /// Whether there is nothing in the file that is not here already.
    package var changesNothing: Bool { newHabits == 0 && newGroups == 0 && addedDays == 0 }

    /// How often something was left out or changed for each reason, the most frequent first.
    package var reasons: [(reason: ImportedFile.Reason, count: Int)] {
        ImportedFile.Reason.allCases
            .map { reason in (reason, remarks.count { $0.reason == reason }) }
            .filter { $0.1 > 0 }
            .sorted { $0.1 > $1.1 }
    }

    /// The counts in words, to be shown one below the other.
    package var summary: [Sentence] {
        var sentences = [
            Sentence("%lld new habits", .number(newHabits)), Sentence("%lld days to add", .number(addedDays)),
        ]
        if newGroups > 0 { sentences.append(Sentence("%lld new groups", .number(newGroups))) }
        if sameDays > 0 { sentences.append(Sentence("%lld days are here already", .number(sameDays))) }
        if keptDays > 0 {
            sentences.append(Sentence("%lld days differ here and stay as they are", .number(keptDays)))
        }
        return sentences
    }
}
