import Foundation

/// Shows a notification at a time of the calendar, in the zone that the user is in then.
///
/// Where the clocks leave that time out, it is shown when they go on, and where they have it twice, the first time. One
/// that names its day is not shown on a later one, such as after a night's sleep.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the calendar must say.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: What the calendar must say; what is left out may be anything.
    ///   - repeats: Whether the notification is shown each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time; nil if there is none.
    public func nextTriggerDate() -> Date? { nextDate(after: .now, since: .now) }

    override func nextDate(after moment: Date, since start: Date) -> Date? {
        calendar.nextDate(after: moment, matching: matched, matchingPolicy: .nextTime)
    }

    override func hasPassed(_ date: Date, at moment: Date) -> Bool {
        dateComponents.day != nil && !calendar.isDate(date, inSameDayAs: moment)
    }

    private var matched: DateComponents {
        var components = dateComponents
        components.calendar = nil
        components.timeZone = nil
        return components
    }

    /// Foundation keeps the zone that it has found; the user may have gone elsewhere.
    private var calendar: Calendar {
        NSTimeZone.resetSystemTimeZone()
        var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = dateComponents.timeZone ?? .current
        return calendar
    }
}
