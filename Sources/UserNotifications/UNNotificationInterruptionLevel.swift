/// How important a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It goes into the list without a word.
    case passive
    /// It is shown at once.
    case active
    /// It is shown at once and stays in sight.
    case timeSensitive
    /// It is shown even where the user does not want to be disturbed.
    case critical
}
