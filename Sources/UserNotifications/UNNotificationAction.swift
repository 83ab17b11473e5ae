import Foundation

/// A button of a notification.
public class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// What the program calls it.
    public let identifier: String
    /// What it says.
    public let title: String
    /// What it does beside being heard of.
    public let options: UNNotificationActionOptions

    /// Creates a button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
