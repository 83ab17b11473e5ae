/// What stands in the fields of the editor, whether or not it makes sense yet.
package struct HabitForm: Codable, Hashable, Sendable {
    package enum Rhythm: String, CaseIterable, Codable, Hashable, Sendable {
        case daily, weekdays, timesPerWeek, timesPerMonth, everyDays
    }

    package var name = ""
    package var icon: String
    package var color: HabitColor
    package var rhythm = Rhythm.daily
    package var weekdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
    package var timesPerWeek = 3
    package var timesPerMonth = 4
    package var distance = 2
    package var isMeasured = false
    package var unit = ""
    package var aim = Measure.Aim.atLeast
    /// As it was typed.
    package var goal = ""
    package var question = ""
    package var details = ""
    package var group: HabitGroup.ID?
    package var reminders: [Reminder] = []

    /// The form for a new habit.
    package init(icon: String, color: HabitColor, group: HabitGroup.ID? = nil) {
        self.icon = icon
        self.color = color
        self.group = group
    }

    /// The form of a habit as it is.
    ///
    /// - Parameter separator: what the user's language puts before decimals.
    package init(_ habit: Habit, separator: String) {
        self.init(icon: habit.icon, color: habit.color, group: habit.group)
        name = habit.name
        question = habit.question
        details = habit.details
        reminders = habit.reminders
        switch habit.schedule {
        case .daily, .everyDays(1): rhythm = .daily
        case .weekdays(let chosen): (rhythm, weekdays) = (.weekdays, chosen)
        case .timesPerWeek(let times): (rhythm, timesPerWeek) = (.timesPerWeek, times)
        case .timesPerMonth(let times): (rhythm, timesPerMonth) = (.timesPerMonth, times)
        case .everyDays(let days): (rhythm, distance) = (.everyDays, days)
        }
        if let measure = habit.measure {
            isMeasured = true
            unit = measure.unit
            aim = measure.aim
            goal = measure.goal.written(separator: separator)
        }
    }

    package var schedule: Schedule {
        switch rhythm {
        case .daily: .daily
        case .weekdays: .weekdays(weekdays)
        case .timesPerWeek: .timesPerWeek(timesPerWeek)
        case .timesPerMonth: .timesPerMonth(timesPerMonth)
        case .everyDays: .everyDays(distance)
        }
    }

    package var hasName: Bool { HabitName(name) != nil }

    /// Nil while the goal is no amount.
    package var goalAmount: Amount? { Amount(typed: goal) }

    /// The habit to save; nil until the form makes sense.
    package var draft: HabitDraft? {
        guard hasName, schedule.isValid else { return nil }
        var draft = HabitDraft(
            name: name, icon: icon, color: color, schedule: schedule, question: question, details: details,
            group: group, reminders: reminders)
        if isMeasured {
            guard let goalAmount else { return nil }
            draft.measure = Measure(unit: HabitName(unit)?.text ?? "", aim: aim, goal: goalAmount)
        }
        return draft
    }
}
