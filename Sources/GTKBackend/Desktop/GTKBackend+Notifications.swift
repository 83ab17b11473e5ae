import CGTK
import SwiftUICore

extension GTKBackend {
    func show(_ notification: DesktopNotification) { Notifications.show(notification) }

    func withdrawNotification(_ id: String) { Notifications.withdraw(id) }

    func activateProgram() {
        if let application = g_application_get_default() { g_application_activate(application) }
    }

    func keepRunningForNotifications(_ isNeeded: Bool) {
        BackgroundHold.isNeeded = isNeeded
        BackgroundHold.update()
    }

    var startsWithSession: Bool { SessionStart.isOn }

    func setStartsWithSession(_ starts: Bool) throws {
        try SessionStart.set(starts)
        BackgroundHold.update()
    }
}

/// Keeps the program running without a window.
@MainActor
private enum BackgroundHold {
    static var isNeeded = false
    private static var isHeld = false

    static func update() {
        let holds = isNeeded && SessionStart.isOn
        guard holds != isHeld, let application = g_application_get_default() else { return }
        isHeld = holds
        if holds { g_application_hold(application) } else { g_application_release(application) }
    }
}
