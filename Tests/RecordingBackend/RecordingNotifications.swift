import SwiftUICore

/// Notifications, as a desktop would show them.
extension RecordingBackend {
    package func show(_ notification: DesktopNotification) {
        record(.set("notification", property: notification.id, to: notification.title))
    }

    package func withdrawNotification(_ id: String) {
        record(.set("notification", property: id, to: "withdrawn"))
    }

    package func activateProgram() { record(.set("desktop", property: "program", to: "activated")) }

    package func keepRunningForNotifications(_ isNeeded: Bool) {}

    package var startsWithSession: Bool { false }

    package func setStartsWithSession(_ starts: Bool) {
        record(.set("desktop", property: "starts with session", to: "\(starts)"))
    }
}
