import Foundation
import Zip

/// Reads the archive that Loop Habit Tracker makes by “Export as CSV”, of all its versions, and Tagwerk's own.
enum LoopArchiveReader {
    static func read(_ data: Data) throws(ImportProblem) -> ImportedFile {
        try read(unpack(data))
    }

    /// - Parameter files: what the archive holds, by the names in it.
    static func read(_ files: [String: Data]) throws(ImportProblem) -> ImportedFile {
        // Somebody may have packed the folder and not its files.
        guard
            let main = files.keys.filter({ $0 == "Habits.csv" || $0.hasSuffix("/Habits.csv") }).min(by: {
                ($0.count, $0) < ($1.count, $1)
            }), let table = try files[main].map({ data throws(ImportProblem) in try TextTable(data) })
        else { throw .notLoop }
        let root = String(main.dropLast("Habits.csv".count))
        let columns = table.columns
        guard columns["name"] != nil else { throw .notLoop }
        let ours =
            files[root + ArchiveExtras.fileName]
            .flatMap { try? JSONDecoder().decode(ArchiveExtras.self, from: $0) }
        let extras = ours?.habits ?? [:]

        let tables = tables(of: files, in: root)

        var file = ImportedFile(.loopArchive)
        file.groups = (ours?.groups ?? []).map {
            HabitGroup(name: $0.name, color: HabitColor(rawValue: $0.color) ?? .blue)
        }
        for row in table.rows.dropFirst() {
            guard row.fields.count >= 3 else {
                file.remark(.invalidRow, "Habits.csv", line: row.line)
                continue
            }
            var habit = habit(row, columns, number: file.habits.count + 1, &file)
            // Position and not name joins the tables: names lose letters in those of folders.
            let position = row[columns["position"]]
            if let data = tables[position] {
                LoopDays.add(try TextTable(data), to: &habit, of: &file)
            } else {
                file.remark(.missingDays, habit.draft.name)
            }
            if let extra = extras[position] { add(extra, to: &habit) }
            file.habits.append(habit)
        }
        return file
    }

    static func unpack(_ data: Data) throws(ImportProblem) -> [String: Data] {
        do throws(ZipError) {
            let archive = try ZipArchive(data, limit: ImportedFile.sizeLimit)
            var files: [String: Data] = [:]
            for entry in archive.entries where isWanted(entry.name) {
                files[entry.name] = try archive.content(of: entry)
            }
            return files
        } catch {
            switch error {
            case .notAnArchive, .damaged: throw .damaged
            case .encrypted: throw .encrypted
            case .tooLarge: throw .tooLarge
            case .unsupported: throw .unknown
            }
        }
    }

    private static func isWanted(_ name: String) -> Bool {
        name.hasSuffix(".csv") || name.hasSuffix(".json") || MarkdownReader.isNote(name)
    }

    /// The tables of days by the position of their habit. Folders are called “001 Name”, or “001” alone if nothing is
    /// left of the name.
    private static func tables(of files: [String: Data], in root: String) -> [String: Data] {
        var tables: [String: Data] = [:]
        for name in files.keys.sorted() where name.hasPrefix(root) && name.hasSuffix("/Checkmarks.csv") {
            let folder = name.dropFirst(root.count).dropLast("/Checkmarks.csv".count)
            let position = String(folder.prefix { $0 != " " })
            if !position.isEmpty, !folder.contains("/"), tables[position] == nil { tables[position] = files[name] }
        }
        return tables
    }

    private static func habit(
        _ row: TextTable.Row, _ columns: [String: Int], number: Int, _ file: inout ImportedFile
    ) -> ImportedFile.Habit {
        var draft = HabitDraft(
            name: LoopRules.name(row[columns["name"]], number: number), icon: LoopRules.icon,
            color: LoopRules.color(rgb: Int(row[columns["color"]].dropFirst(), radix: 16) ?? LoopRules.palette[11]))
        draft.question = row[columns["question"]]
        draft.details = row[columns["description"]]
        let times = Int(row[columns["frequencynumerator"] ?? columns["numrepetitions"]]) ?? 1
        let days = Int(row[columns["frequencydenominator"] ?? columns["interval"]]) ?? 1
        let (schedule, isExact) = LoopRules.schedule(times: times, days: days)
        draft.schedule = schedule
        if !isExact { file.remark(.changedSchedule, draft.name, line: row.line) }
        if row[columns["type"]] == "NUMERICAL" {
            draft.measure = Measure(
                unit: row[columns["unit"]], aim: row[columns["target type"]] == "AT_MOST" ? .atMost : .atLeast,
                goal: Double(row[columns["target value"]]).flatMap(Amount.init) ?? .zero)
        }
        return ImportedFile.Habit(
            draft: draft, isArchived: row[columns["archived?"]].lowercased() == "true")
    }

    private static func add(_ extra: ArchiveExtras.Habit, to habit: inout ImportedFile.Habit) {
        habit.id = UUID(uuidString: extra.id)
        habit.draft.icon = extra.icon
        habit.draft.color = HabitColor(rawValue: extra.color) ?? habit.draft.color
        habit.draft.schedule = Schedule(extra.schedule) ?? habit.draft.schedule
        habit.group = extra.group
        habit.createdOn = extra.createdOn
        habit.draft.reminders = (extra.reminders ?? []).compactMap(Reminder.init)
        if habit.isArchived { habit.archivedOn = extra.archivedOn }
    }
}
