/// A table of one habit's days, as Loop's archive has one for each habit.
enum LoopDays {
    static func fits(_ table: TextTable) -> Bool {
        let columns = table.columns
        if columns["date"] == 0, columns["value"] != nil { return true }
        // Up to 2.3.0 there was no header.
        guard let first = table.rows.first, first.fields.count >= 2 else { return false }
        return CivilDay(first[0]) != nil && value(first[1], isMeasured: false) != nil
    }

    /// A table alone: the file or its folder names the habit.
    static func read(_ table: TextTable, name: String, folder: String) -> ImportedFile {
        var file = ImportedFile(.daysTable)
        var title = name.hasSuffix(".csv") ? String(name.dropLast(4)) : name
        if title == "Checkmarks" {
            title = String(folder.drop { $0.isASCII && $0.isNumber }.drop { $0 == " " })
        }
        let numbers = table.rows.compactMap { Int($0[1]) }
        var draft = HabitDraft(name: LoopRules.name(title, number: 1), icon: LoopRules.icon, color: .blue)
        if numbers.contains(where: { $0 > 3 }) { draft.measure = Measure(unit: "", goal: .zero) }
        var habit = ImportedFile.Habit(draft: draft)
        add(table, to: &habit, of: &file)
        file.habits = [habit]
        return file
    }

    /// Adds the days of a table to a habit.
    static func add(_ table: TextTable, to habit: inout ImportedFile.Habit, of file: inout ImportedFile) {
        let columns = table.columns
        let hasHeader = columns["date"] != nil
        let (date, value, notes) = hasHeader ? (columns["date"], columns["value"], columns["notes"]) : (0, 1, 2)
        let name = habit.draft.name
        for row in table.rows.dropFirst(hasHeader ? 1 : 0) {
            guard row.fields.count >= 2 else {
                file.remark(.invalidRow, name, line: row.line)
                continue
            }
            guard let day = CivilDay(row[date]), LoopRules.validYears.contains(day.year) else {
                file.remark(.invalidDate, name, line: row.line)
                continue
            }
            guard var record = Self.value(row[value], isMeasured: habit.draft.measure != nil) else {
                file.remark(.invalidValue, name, line: row.line)
                continue
            }
            guard habit.records[day] == nil else {
                file.remark(.repeatedDay, name, line: row.line)
                continue
            }
            record.note = row[notes].isEmpty ? nil : row[notes]
            habit.records[day] = record
        }
    }

    /// Loop writes the numbers 0 to 3 as words, also where they are amounts.
    private static func value(_ text: String, isMeasured: Bool) -> DayRecord? {
        switch text {
        case "YES_MANUAL": LoopRules.record(2, isMeasured: isMeasured)
        case "YES_AUTO": LoopRules.record(1, isMeasured: isMeasured)
        case "NO": LoopRules.record(0, isMeasured: isMeasured)
        case "SKIP": DayRecord(isSkipped: true)
        case "UNKNOWN", "": DayRecord()
        // As a number, 3 thousandths of an amount are an amount.
        case "3" where isMeasured: DayRecord(amount: Amount(clamping: 3))
        default: Int(text).flatMap { LoopRules.record($0, isMeasured: isMeasured) }
        }
    }
}
