import Foundation

/// When a notification is shown.
public class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The first time after a moment, for a request that was made at another.
    func nextDate(after moment: Date, since start: Date) -> Date? { nil }

    /// Whether it is too late at a moment for the time that was meant.
    func hasPassed(_ date: Date, at moment: Date) -> Bool { false }
}
