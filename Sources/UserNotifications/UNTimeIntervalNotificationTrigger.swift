import Foundation

/// Shows a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds, more than 0, and at least 60 if it repeats.
    ///   - repeats: Whether the notification is shown again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "A notification's time interval must be greater than 0.")
        precondition(!repeats || timeInterval >= 60, "A time interval that repeats must be at least 60 seconds.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next time, if the notification were requested now.
    public func nextTriggerDate() -> Date? { nextDate(after: .now, since: .now) }

    override func nextDate(after moment: Date, since start: Date) -> Date? {
        let first = start.addingTimeInterval(timeInterval)
        if first > moment { return first }
        guard repeats else { return nil }
        let passed = (moment.timeIntervalSince(start) / timeInterval).rounded(.down) + 1
        return start.addingTimeInterval(passed * timeInterval)
    }
}
