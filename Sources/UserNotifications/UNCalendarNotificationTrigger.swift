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
        let calendar = calendar
        let date = calendar.nextDate(after: moment, matching: matched, matchingPolicy: .nextTime)
        guard let date, Self.comesAgain(date, in: calendar.timeZone) else { return date }
        return calendar.nextDate(after: date, matching: matched, matchingPolicy: .nextTime)
    }

    /// Whether clocks showed this time before: where they go back in the night, an hour comes twice, and the first counts.
    private static func comesAgain(_ date: Date, in zone: TimeZone) -> Bool {
        let offset = zone.secondsFromGMT(for: date)
        let setBack = zone.secondsFromGMT(for: date.addingTimeInterval(-4 * 3600)) - offset
        guard setBack > 0 else { return false }
        return zone.secondsFromGMT(for: date.addingTimeInterval(-Double(setBack))) == offset + setBack
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
