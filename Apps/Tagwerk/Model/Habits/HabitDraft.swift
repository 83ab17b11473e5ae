/// What a user fills in of a habit.
package struct HabitDraft: Hashable, Sendable {
    package var name: String
    /// An SF Symbols name.
    package var icon: String
    package var color: HabitColor
    package var schedule: Schedule
    /// Nil for a habit that is done or not, without an amount.
    package var measure: Measure?
    /// Asked in reminders, such as “Did you read today?”; may be empty.
    package var question: String
    /// Free words about the habit; may be empty.
    package var details: String
    package var group: HabitGroup.ID?
    /// When it reminds of itself.
    package var reminders: [Reminder]

    package init(
        name: String, icon: String, color: HabitColor, schedule: Schedule = .daily, measure: Measure? = nil,
        question: String = "", details: String = "", group: HabitGroup.ID? = nil, reminders: [Reminder] = []
    ) {
        self.name = name
        self.icon = icon
        self.color = color
        self.schedule = schedule
        self.measure = measure
        self.question = question
        self.details = details
        self.group = group
        self.reminders = reminders
    }

    /// The draft of a habit as it is.
    package init(_ habit: Habit) {
        self.init(
            name: habit.name, icon: habit.icon, color: habit.color, schedule: habit.schedule, measure: habit.measure,
            question: habit.question, details: habit.details, group: habit.group, reminders: habit.reminders)
    }

    /// What there is by now, with what was changed in a form since it opened with `original`. A schedule and a measure
    /// are taken as a whole: a goal says nothing without its unit.
    func merged(from original: HabitDraft, into current: HabitDraft) -> HabitDraft {
        var merged = current
        func take<Value: Equatable>(_ path: WritableKeyPath<HabitDraft, Value>) {
            if self[keyPath: path] != original[keyPath: path] { merged[keyPath: path] = self[keyPath: path] }
        }
        take(\.name)
        take(\.icon)
        take(\.color)
        take(\.schedule)
        take(\.measure)
        take(\.question)
        take(\.details)
        take(\.group)
        take(\.reminders)
        return merged
    }

    /// The draft with its name tidied; nil if the name is blank or the schedule makes no sense.
    var checked: HabitDraft? {
        guard let name = HabitName(name)?.text, schedule.isValid else { return nil }
        var draft = self
        draft.name = name
        return draft
    }
}
