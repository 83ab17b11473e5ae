import Foundation

/// A notification that has been shown.
public final class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
