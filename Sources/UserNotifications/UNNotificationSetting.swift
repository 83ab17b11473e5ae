/// Whether something about notifications is on.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such thing.
    case notSupported
    case disabled
    case enabled
}
