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

    var format = Self.name
    var version = Self.newest
    var exportedOn: CivilDay
    var groups: [Group]
    var habits: [Habit]

    init(_ export: HabitExport) {
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

extension Amount {
    var decimal: Decimal { Decimal(thousandths) / 1000 }

    /// Nil if the number is negative, too large or has more than three decimals.
    init?(_ decimal: Decimal) {
        let thousandths = NSDecimalNumber(decimal: decimal * 1000)
        guard decimal >= 0, decimal < 1_000_000_000, Decimal(thousandths.intValue) == decimal * 1000 else { return nil }
        self.init(thousandths: thousandths.intValue)
    }
}
