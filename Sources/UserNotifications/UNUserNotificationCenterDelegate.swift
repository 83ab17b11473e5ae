import Foundation

/// Hears of notifications. Every method may be left out; of two forms one is enough.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification arrives while the program is in use. It is shown as the handler is told; nothing is shown if this
    /// is left out.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// A notification arrives while the program is in use, and is shown as the result says.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The user has chosen a notification or one of its buttons. The program may have been started for it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The user has chosen a notification or one of its buttons. The program may have been started for it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let call = DelegateCall(delegate: self, handler: completionHandler)
        Task { call.handler(await call.delegate.userNotificationCenter(center, willPresent: notification)) }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let call = DelegateCall(delegate: self, handler: completionHandler)
        Task {
            await call.delegate.userNotificationCenter(center, didReceive: response)
            call.handler()
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// Takes a delegate and what it answers with into a task.
///
/// `@unchecked Sendable`: the protocol is one of Apple's, whose objects are called on any thread.
private struct DelegateCall<Handler>: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
    let handler: Handler
}
