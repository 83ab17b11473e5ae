import Foundation

/// The user has chosen a notification itself: the action of a ``UNNotificationResponse``.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// What the user has chosen of a notification.
public final class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action, or ``UNNotificationDefaultActionIdentifier`` for the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
