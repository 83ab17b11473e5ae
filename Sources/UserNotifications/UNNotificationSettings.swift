import Foundation

/// What the user lets a program do with notifications.
///
/// The desktop asks nobody and tells nobody: it shows each program's notifications, or keeps them to itself where the
/// user has switched them off. So a program may always send them.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the program may show notifications.
    public let authorizationStatus: UNAuthorizationStatus = .authorized
    /// Whether notifications appear on the screen.
    public let alertSetting: UNNotificationSetting = .enabled
    /// Whether they are kept in the desktop's list.
    public let notificationCenterSetting: UNNotificationSetting = .enabled
    /// Whether a number can be shown on the program's icon.
    public let badgeSetting: UNNotificationSetting = .notSupported

    override init() {}
}
