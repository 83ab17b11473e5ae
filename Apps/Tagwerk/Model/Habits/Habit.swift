import Foundation

/// Something to do again and again, with the days on which it was done.
package struct Habit: Identifiable, Hashable, Sendable {
    package let id: UUID
    package internal(set) var name: String
    /// The SF Symbols name of its icon.
    package internal(set) var icon: String
    package internal(set) var color: HabitColor
    package let createdOn: CivilDay
    package internal(set) var schedule: Schedule
    /// Nil for a habit that is done or not, without an amount.
    package internal(set) var measure: Measure? {
        didSet { if measure != oldValue { recount() } }
    }
    /// Asked in reminders; may be empty.
    package internal(set) var question: String
    /// Free words about the habit; may be empty.
    package internal(set) var details: String
    package internal(set) var group: HabitGroup.ID?
    /// When it reminds of itself, in the user's order.
    package internal(set) var reminders: [Reminder]
    /// The day on which it was archived; its streaks stay as they were then.
    package internal(set) var archivedOn: CivilDay?

    /// The days checked off. They stay when the habit is measured for a while.
    var checks: DaySet
    /// The amounts, of which `reached` are the days that count.
    private var amounts: DayValues<Amount>
    private var reached: DaySet = []
    package internal(set) var skips: DaySet
    package internal(set) var notes: DayValues<String>

    package init(
        id: UUID = UUID(), name: String, icon: String, color: HabitColor, createdOn: CivilDay, days: DaySet = []
    ) {
        self.init(id: id, HabitDraft(name: name, icon: icon, color: color), createdOn: createdOn, checks: days)
    }

    init(
        id: UUID = UUID(), _ draft: HabitDraft, createdOn: CivilDay, archivedOn: CivilDay? = nil,
        checks: DaySet = [], amounts: DayValues<Amount> = .init(), skips: DaySet = [],
        notes: DayValues<String> = .init()
    ) {
        self.id = id
        name = draft.name
        icon = draft.icon
        color = draft.color
        schedule = draft.schedule
        measure = draft.measure
        question = draft.question
        details = draft.details
        group = draft.group
        reminders = draft.reminders
        self.createdOn = createdOn
        self.archivedOn = archivedOn
        self.checks = checks
        self.amounts = amounts
        self.skips = skips
        self.notes = notes
        recount()
    }

    package var isArchived: Bool { archivedOn != nil }

    /// The days on which it was done: checked off, or with an amount that reaches the goal.
    package var days: DaySet { measure == nil ? checks : reached }

    package func isDone(on day: CivilDay) -> Bool { days.contains(day) }

    package func isSkipped(on day: CivilDay) -> Bool { skips.contains(day) }

    package func amount(on day: CivilDay) -> Amount? { measure == nil ? nil : amounts[day] }

    /// All amounts, the oldest first; they stay when the habit is not measured for a while.
    package var recordedAmounts: DayValues<Amount> { amounts }

    package func note(on day: CivilDay) -> String? { notes[day] }

    package func entry(on day: CivilDay) -> DayEntry {
        if skips.contains(day) { return .skipped }
        if measure == nil { return checks.contains(day) ? .done : .none }
        return amounts[day].map(DayEntry.amount) ?? .none
    }

    /// The first day with anything but a note, or the day on which the habit was made, whichever comes first.
    package var firstDay: CivilDay { min(createdOn, days.first ?? createdOn) }

    /// The last seven days, the oldest first and today last.
    package func week(upTo today: CivilDay) -> [(day: CivilDay, isDone: Bool)] { days.lastDays(7, upTo: today) }

    // MARK: Records

    /// All days with anything, also a note alone, the oldest first.
    var recordedDays: [CivilDay] {
        var numbers = Set((amounts.map(\.day) + notes.map(\.day)).map(\.number))
        for run in checks.runs + skips.runs { numbers.formUnion(Int(run.first)...Int(run.last)) }
        return numbers.sorted().map(CivilDay.init(number:))
    }

    func record(on day: CivilDay) -> DayRecord {
        DayRecord(
            isChecked: checks.contains(day), amount: amounts[day], isSkipped: skips.contains(day), note: notes[day])
    }

    mutating func set(_ record: DayRecord, on day: CivilDay) {
        if record.isChecked { checks.insert(day) } else { checks.remove(day) }
        if record.isSkipped { skips.insert(day) } else { skips.remove(day) }
        if notes[day] != record.note { notes[day] = record.note }
        guard amounts[day] != record.amount else { return }
        amounts[day] = record.amount
        if let amount = record.amount, let measure, measure.isReached(by: amount) {
            reached.insert(day)
        } else {
            reached.remove(day)
        }
    }

    private mutating func recount() {
        guard let measure else {
            reached = []
            return
        }
        reached = DaySet(amounts.lazy.filter { measure.isReached(by: $0.value) }.map(\.day))
    }
}
