/// How a notification appears while the program is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// In the desktop's list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// On the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
