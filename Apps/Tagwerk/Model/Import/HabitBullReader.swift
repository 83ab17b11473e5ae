/// Reads the table that HabitBull exports: one row for each day of each habit.
enum HabitBullReader {
    static func fits(_ table: TextTable) -> Bool {
        let columns = table.columns
        return ["habitname", "calendardate", "value"].allSatisfy { columns[$0] != nil }
    }

    static func read(_ table: TextTable) -> ImportedFile {
        let columns = table.columns
        let (name, category) = (columns["habitname"], columns["habitcategory"])
        let (date, value) = (columns["calendardate"], columns["value"])
        var file = ImportedFile(.habitBull)
        var places: [String: Int] = [:]
        var values: [[CivilDay: Amount]] = []
        for row in table.rows.dropFirst() {
            guard let title = HabitName(row[name])?.text, row.fields.count > value ?? 0 else {
                file.remark(.invalidRow, "", line: row.line)
                continue
            }
            guard let day = day(row[date]) else {
                file.remark(.invalidDate, title, line: row.line)
                continue
            }
            guard let amount = Amount(typed: row[value]) else {
                file.remark(.invalidValue, title, line: row.line)
                continue
            }
            let place = places[title] ?? file.habits.count
            if place == file.habits.count {
                places[title] = place
                let draft = HabitDraft(
                    name: title, icon: LoopRules.icon, color: .blue, details: row[columns["habitdescription"]])
                file.habits.append(.init(draft: draft, group: HabitName(row[category])?.text))
                values.append([:])
            }
            guard values[place][day] == nil else {
                file.remark(.repeatedDay, title, line: row.line)
                continue
            }
            values[place][day] = amount
            let note = row[columns["commenttext"]]
            file.habits[place].records[day] = DayRecord(note: note.isEmpty ? nil : note)
        }
        for place in file.habits.indices {
            // There is no goal in the table, and no kind: what is ever more than once a day is an amount.
            let isMeasured = values[place].values.contains { $0.thousandths != 0 && $0.thousandths != 1000 }
            if isMeasured { file.habits[place].draft.measure = Measure(unit: "", goal: .zero) }
            for (day, amount) in values[place] {
                if isMeasured {
                    file.habits[place].records[day]?.amount = amount
                } else {
                    file.habits[place].records[day]?.isChecked = amount > .zero
                }
            }
        }
        return file
    }

    /// Dates are written as 2026-03-18 or, by some versions, as 3/18/2026.
    private static func day(_ text: String) -> CivilDay? {
        if let day = CivilDay(text) { return LoopRules.validYears.contains(day.year) ? day : nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
            let month = Int(parts[0]), let day = Int(parts[1]), let year = Int(parts[2])
        else { return nil }
        return CivilDay(year: year, month: month, day: day)
    }
}
