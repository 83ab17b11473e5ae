import Foundation

/// Everything that a store holds, as JSON. `docs/data-format.md` describes it.
struct JSONDocument: Codable {
    static let name = "Tagwerk"
    static let newest = 1

    struct Group: Codable {
        var id: UUID
        var name: String
        var color: String
    }

    struct Measure: Codable {
        var unit: String
        var aim: String
        var goal: Decimal
    }

    struct Day: Codable {
        var date: CivilDay
        var done: Bool?
        var amount: Decimal?
        var skipped: Bool?
        var note: String?
    }

    struct Habit: Codable {
        var id: UUID
        var name: String
        var icon: String
        var color: String
        var schedule: String
        var measure: Measure?
        var question: String?
        var details: String?
        var group: UUID?
        var reminders: [String]?
        var createdOn: CivilDay
        var archivedOn: CivilDay?
        var days: [Day]
    }

    struct Note: Codable {
        struct Version: Codable {
            var written: String
            var title: String?
            var text: String
        }

        var id: UUID
        var title: String?
        var text: String
        var created: String
        var modified: String
        var pinned: Bool?
        var trashed: String?
        var tags: [String]?
        var day: CivilDay?
        var habit: UUID?
        var versions: [Version]?
    }

    var format = Self.name
    var version = Self.newest
    var exportedOn: CivilDay
    var groups: [Group]
    var habits: [Habit]
    var notes: [Note]?

    init(_ export: HabitExport, progress: (Double) -> Void = { _ in }) throws {
        let stored = try export.notes(progress: progress)
        notes = stored.isEmpty ? nil : stored.compactMap(Note.init)
        exportedOn = export.today
        groups = export.groups.map { Group(id: $0.id, name: $0.name, color: $0.color.rawValue) }
        habits = export.habits.map { habit in
            Habit(
                id: habit.id, name: habit.name, icon: habit.icon, color: habit.color.rawValue,
                schedule: habit.schedule.description,
                measure: habit.measure.map {
                    Measure(unit: $0.unit, aim: $0.aim.rawValue, goal: $0.goal.decimal)
                },
                question: habit.question.isEmpty ? nil : habit.question,
                details: habit.details.isEmpty ? nil : habit.details, group: habit.group,
                reminders: habit.reminders.isEmpty ? nil : habit.reminders.map(\.description),
                createdOn: habit.createdOn,
                archivedOn: habit.archivedOn,
                days: habit.recordedDays.map { day in
                    let record = habit.record(on: day)
                    return Day(
                        date: day, done: record.isChecked ? true : nil, amount: record.amount?.decimal,
                        skipped: record.isSkipped ? true : nil, note: record.note)
                })
        }
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension JSONDocument.Note {
    /// Nil if it is not text.
    init?(_ note: StoredNote) {
        guard let imported = ImportedFile.Note(note) else { return nil }
        self.init(
            id: note.id, title: imported.title.isEmpty ? nil : imported.title, text: imported.text,
            created: FrontMatter.text(note.createdAt), modified: FrontMatter.text(note.modifiedAt),
            pinned: note.isPinned ? true : nil, trashed: note.trashedAt.map(FrontMatter.text),
            tags: note.tags.isEmpty ? nil : note.tags, day: note.link.day, habit: note.link.habit)
        let versions = note.versions.map { version in
            Version(
                written: FrontMatter.text(version.writtenAt),
                title: version.title.isEmpty ? nil : String(decoding: version.title, as: UTF8.self),
                text: String(decoding: version.text, as: UTF8.self))
        }
        self.versions = versions.isEmpty ? nil : versions
    }
}

extension Amount {
    var decimal: Decimal { Decimal(thousandths) / 1000 }

    /// Nil if the number is negative, too large or has more than three decimals.
    init?(_ decimal: Decimal) {
        let thousandths = NSDecimalNumber(decimal: decimal * 1000)
        guard decimal >= 0, decimal < 1_000_000_000, Decimal(thousandths.intValue) == decimal * 1000 else { return nil }
        self.init(thousandths: thousandths.intValue)
    }
}
