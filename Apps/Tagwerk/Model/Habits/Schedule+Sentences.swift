extension Schedule {
    /// The schedule in a few words. Chosen weekdays are named by the UI, in the user's language and order.
    package var title: Sentence {
        switch self {
        case .daily, .everyDays(1): Sentence("Every day")
        case .weekdays: Sentence("On chosen weekdays")
        case .timesPerWeek(let times): Sentence("%lld times a week", .number(times))
        case .timesPerMonth(let times): Sentence("%lld times a month", .number(times))
        case .everyDays(let distance): Sentence("Every %lld days", .number(distance))
        }
    }

    /// A streak's length in its unit, such as “3 weeks in a row”.
    package func words(forStreak length: Int) -> Sentence {
        switch unit {
        case .days: Sentence("%lld days in a row", .number(length))
        case .weeks: Sentence("%lld weeks in a row", .number(length))
        case .months: Sentence("%lld months in a row", .number(length))
        case .times: Sentence("%lld times in a row", .number(length))
        }
    }

    /// How streaks of this schedule are counted: what counts here, then the rule that holds for all schedules.
    package var streakRule: [Sentence] {
        let counted =
            switch self {
            case .daily, .everyDays(1): Sentence("Each day counts on which you did it.")
            case .weekdays: Sentence("Each chosen weekday counts on which you did it. Other days change nothing.")
            case .timesPerWeek(let times):
                Sentence("Each week counts in which you did it on %lld days.", .number(times))
            case .timesPerMonth(let times):
                Sentence("Each month counts in which you did it on %lld days.", .number(times))
            case .everyDays(let distance):
                Sentence("Each time counts that comes at most %lld days after the one before.", .number(distance))
            }
        return [
            counted,
            Sentence("What is still running breaks nothing until it is over."),
            Sentence("A skipped day is treated as if it did not exist: it neither counts nor breaks a streak."),
        ]
    }
}
