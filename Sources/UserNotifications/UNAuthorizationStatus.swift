/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The user does not want them.
    case denied
    /// The program may show them.
    case authorized
    /// The program may show them without a sound.
    case provisional
}
