import Foundation

/// A notification that is to be shown, and when.
public final class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What the program calls it. A later request of the same name takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When; nil: at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.fields)
        self.trigger = trigger
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
