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

    /// The draft with its name tidied; nil if the name is blank or the schedule makes no sense.
    var checked: HabitDraft? {
        guard let name = HabitName(name)?.text, schedule.isValid else { return nil }
        var draft = self
        draft.name = name
        return draft
    }
}
