/// The names under which the user's choices are kept.
enum SettingKey {
    /// Foundation's own list of the languages chosen for a program.
    static let languages = "AppleLanguages"
    static let appearance = "appearance"
    static let firstWeekday = "firstWeekday"
    static let dayEndsAtHour = "dayEndsAtHour"
    static let weekSpan = "weekSpan"
    static let screen = "screen"
    static let noteSort = "noteSort"
    /// The number of the last day for which reminders were requested.
    static let remindersReach = "remindersReach"
}
