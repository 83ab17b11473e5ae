/// What the desktop shows beside the program's windows, and how the program goes on without any.
@MainActor
package protocol NotificationBackend: AnyObject {
    /// Shows a notification, in place of the one with the same id.
    func show(_ notification: DesktopNotification)
    /// Takes a notification back; nothing happens where there is none.
    func withdrawNotification(_ id: String)
    /// Shows the program's window.
    func activateProgram()
    /// Whether there is something to wait for when the last window has closed. The program then goes on if the user lets
    /// it start with the session.
    func keepRunningForNotifications(_ isNeeded: Bool)
    /// Whether the desktop starts the program with the session.
    var startsWithSession: Bool { get }
    func setStartsWithSession(_ starts: Bool) throws
}

package struct DesktopNotification: Equatable, Sendable {
    package enum Urgency: Sendable {
        case low, normal, high, urgent
    }

    package struct Button: Equatable, Sendable {
        package let id: String
        package let title: String

        package init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    package let id: String
    package let title: String
    package let body: String
    package let urgency: Urgency
    package let buttons: [Button]

    package init(id: String, title: String, body: String, urgency: Urgency, buttons: [Button]) {
        self.id = id
        self.title = title
        self.body = body
        self.urgency = urgency
        self.buttons = buttons
    }
}
