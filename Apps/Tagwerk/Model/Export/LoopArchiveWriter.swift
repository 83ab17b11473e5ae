import Foundation
import Zip

/// Writes Loop's layout: a table of habits, a folder with days and scores for each, and both for all habits together.
///
/// Of a habit that changed its kind, the layout has the days of the present kind only.
struct LoopArchiveWriter {
    let export: HabitExport

    func data() throws -> Data {
        var writer = ZipWriter()
        try writer.add("Habits.csv", text(habits))
        let scores = export.habits.map { $0.scores(through: export.today) }
        for (index, habit) in export.habits.enumerated() {
            let folder = folder(of: habit, at: index)
            try writer.add("\(folder)/Checkmarks.csv", text(days(of: habit)))
            let lines = scores[index].reversed().map { [$0.day.description, Self.score($0.value)] }
            try writer.add("\(folder)/Scores.csv", text([["Date", "Score"]] + lines))
        }
        try writer.add("Checkmarks.csv", overview { _, habit, day in value(of: habit, on: day) })
        try writer.add("Scores.csv", overview { index, _, day in Self.score(scores[index][day] ?? 0) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try writer.add(ArchiveExtras.fileName, encoder.encode(extras))
        return writer.data
    }

    private var habits: [[String]] {
        let header = [
            "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator",
            "Color", "Unit", "Target Type", "Target Value", "Archived?",
        ]
        return [header]
            + export.habits.enumerated().map { index, habit in
                let (times, days) = habit.schedule.frequency
                let color = LoopRules.palette[LoopRules.paletteIndex[habit.color] ?? 11]
                let measure = habit.measure.map { measure in
                    let goal = measure.goal.description
                    return [
                        measure.unit, measure.aim == .atMost ? "AT_MOST" : "AT_LEAST",
                        goal.contains(".") ? goal : goal + ".0",
                    ]
                }
                return [
                    position(index), habit.name, measure == nil ? "YES_NO" : "NUMERICAL", habit.question, habit.details,
                    "\(times)", "\(days)", "#" + Self.hexadecimal(color),
                ] + (measure ?? ["", "", ""]) + [habit.isArchived ? "true" : "false"]
            }
    }

    private func days(of habit: Habit) -> [[String]] {
        [["Date", "Value", "Notes"]]
            + habit.recordedDays.reversed().compactMap { day in
                let (value, note) = (value(of: habit, on: day), habit.note(on: day) ?? "")
                return value == "UNKNOWN" && note.isEmpty ? nil : [day.description, value, note]
            }
    }

    /// Amounts are whole thousandths. Loop itself would print 3 of them as a skip; as a number they are told apart.
    private func value(of habit: Habit, on day: CivilDay) -> String {
        switch habit.entry(on: day) {
        case .none: "UNKNOWN"
        case .done: "YES_MANUAL"
        case .skipped: "SKIP"
        case .amount(.zero): "NO"
        case .amount(let amount): "\(amount.thousandths)"
        }
    }

    /// A table with a column for each habit and a line for each day, the newest first. Each line ends with a comma.
    private func overview(_ value: (Int, Habit, CivilDay) -> String) -> Data {
        var lines = [["Date"] + export.habits.map(\.name) + [""]]
        let recorded = export.habits.map(\.recordedDays)
        if let first = recorded.compactMap(\.first).min(), let last = recorded.compactMap(\.last).max() {
            for day in (first...last).reversed() {
                let values = export.habits.enumerated().map { value($0, $1, day) }
                lines.append([day.description] + values + [""])
            }
        }
        return text(lines)
    }

    private var extras: ArchiveExtras {
        let names = Dictionary(export.groups.map { ($0.id, $0.name) }) { first, _ in first }
        let habits = export.habits.enumerated().map { index, habit in
            let extra = ArchiveExtras.Habit(
                id: habit.id.uuidString, icon: habit.icon, color: habit.color.rawValue,
                schedule: habit.schedule.description, group: habit.group.flatMap { names[$0] },
                createdOn: habit.createdOn, archivedOn: habit.archivedOn,
                reminders: habit.reminders.isEmpty ? nil : habit.reminders.map(\.description))
            return (position(index), extra)
        }
        return ArchiveExtras(
            groups: export.groups.map { .init(name: $0.name, color: $0.color.rawValue) },
            habits: Dictionary(habits) { first, _ in first })
    }

    // MARK: Words

    private func position(_ index: Int) -> String {
        let digits = "\(index + 1)"
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }

    /// Loop keeps only plain letters of a name; the position makes folders differ.
    private func folder(of habit: Habit, at index: Int) -> String {
        let plain = habit.name.unicodeScalars.filter { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || " ._-".unicodeScalars.contains(scalar)
        }
        let name = String(String.UnicodeScalarView(plain.prefix(100))).trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? position(index) : "\(position(index)) \(name)"
    }

    private static func score(_ value: Double) -> String {
        let digits = "\(10_000 + Int((value * 10_000).rounded()) % 10_000)".dropFirst()
        return "\(Int((value * 10_000).rounded()) / 10_000).\(digits)"
    }

    private static func hexadecimal(_ color: Int) -> String {
        String(String(0x100_0000 + color, radix: 16, uppercase: true).dropFirst())
    }

    private func text(_ lines: [[String]]) -> Data {
        Data(lines.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined().utf8)
    }

    /// Quotes only where they are needed, as RFC 4180 has them.
    private static func quoted(_ field: String) -> String {
        let marks = Set(",\"\n\r".utf8)
        guard field.utf8.contains(where: marks.contains) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}
