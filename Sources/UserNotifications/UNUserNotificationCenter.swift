import Foundation

/// The program's notifications.
///
/// Requests are kept over the end of the program. While it runs it shows them itself, also without a window where the
/// user lets it start with the session (`SMAppService`); one that was due meanwhile is shown at the next start.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()

    /// The program's own.
    public class func current() -> UNUserNotificationCenter { shared }

    private override init() {}

    /// What hears of notifications. Set it before the program has started, so that nothing is missed.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { onMain { DelegateReference(delegate: NotificationSchedule.shared.delegate) }.delegate }
        set {
            let new = DelegateReference(delegate: newValue)
            onMain { NotificationSchedule.shared.delegate = new.delegate }
        }
    }

    // MARK: Permission

    /// Asks the user whether the program may show notifications. The desktop does not ask: it may.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Asks the user whether the program may show notifications. The desktop does not ask: it may.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        later { completionHandler(true, nil) }
    }

    /// What the user lets the program do.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// What the user lets the program do.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        later { completionHandler(UNNotificationSettings()) }
    }

    // MARK: Kinds

    /// Says which kinds of notifications there are, and which buttons each has.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { NotificationSchedule.shared.categories = categories }
    }

    /// The kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await MainActor.run { NotificationSchedule.shared.categories }
    }

    /// The kinds of notifications.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        later { completionHandler(NotificationSchedule.shared.categories) }
    }

    // MARK: Requests

    /// Requests a notification, in place of one of the same name.
    public func add(_ request: UNNotificationRequest) async throws {
        await MainActor.run { NotificationSchedule.shared.add(request) }
    }

    /// Requests a notification, in place of one of the same name.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { NotificationSchedule.shared.add(request) }
        later { completionHandler?(nil) }
    }

    /// The requests whose time has not come.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await MainActor.run { NotificationSchedule.shared.pendingRequests }
    }

    /// The requests whose time has not come.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        later { completionHandler(NotificationSchedule.shared.pendingRequests) }
    }

    /// Takes requests back.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { NotificationSchedule.shared.removePending(Set(identifiers)) }
    }

    /// Takes all requests back.
    public func removeAllPendingNotificationRequests() {
        onMain { NotificationSchedule.shared.removePending(nil) }
    }

    // MARK: What was shown

    /// The notifications that were shown and that nobody has chosen or taken away. The desktop does not tell which of
    /// them the user has put aside.
    public func deliveredNotifications() async -> [UNNotification] {
        await MainActor.run { NotificationSchedule.shared.delivered }
    }

    /// The notifications that were shown and that nobody has chosen or taken away. The desktop does not tell which of
    /// them the user has put aside.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        later { completionHandler(NotificationSchedule.shared.delivered) }
    }

    /// Takes notifications off the screen and out of the desktop's list.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { NotificationSchedule.shared.removeDelivered(Set(identifiers)) }
    }

    /// Takes all notifications off the screen and out of the desktop's list.
    public func removeAllDeliveredNotifications() {
        onMain { NotificationSchedule.shared.removeDelivered(nil) }
    }
}

/// `@unchecked Sendable`: the protocol is one of Apple's, whose objects are called on any thread.
private struct DelegateReference: @unchecked Sendable {
    let delegate: (any UNUserNotificationCenterDelegate)?
}

/// Runs `work` on the main thread and waits for it.
private func onMain<T: Sendable>(_ work: @MainActor @Sendable () -> T) -> T {
    if Thread.isMainThread { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

private func later(_ work: @escaping @MainActor @Sendable () -> Void) {
    Task { @MainActor in work() }
}
