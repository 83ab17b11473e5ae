import CGTK
import Foundation
import SwiftUICore

/// The program's notifications, by GNotification.
@MainActor
enum Notifications {
    /// The action that a notification, or one of its buttons, runs: with its id and that of the button, or nothing.
    private static let action = "segler-notification"

    /// Lets the desktop tell what was chosen. Before the program starts, since it may be started for that.
    static func connect(to application: UnsafeMutablePointer<GtkApplication>) {
        guard let type = g_variant_type_new("(ss)") else { return }
        defer { g_variant_type_free(type) }
        guard let chosen = g_simple_action_new(action, type) else { return }
        let handler: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, parameter, _ in
            guard let parameter else { return }
            let words = (0..<2).map { index -> String in
                let child = g_variant_get_child_value(parameter, gsize(index))
                defer { g_variant_unref(child) }
                return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
            }
            MainActor.assumeIsolated {
                RunningApp.didChooseNotification(words[0], action: words[1].isEmpty ? nil : words[1])
            }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(chosen), "activate", unsafeBitCast(handler, to: GCallback.self), nil, nil,
            GConnectFlags(rawValue: 0))
        g_action_map_add_action(OpaquePointer(application), chosen)
        g_object_unref(UnsafeMutableRawPointer(chosen))
    }

    static func show(_ shown: DesktopNotification) {
        guard let application = g_application_get_default(), let notification = g_notification_new(shown.title) else {
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
        if !shown.body.isEmpty { g_notification_set_body(notification, shown.body) }
        g_notification_set_priority(notification, shown.urgency.priority)
        let icon = g_themed_icon_new(AppIdentity.current)
        g_notification_set_icon(notification, icon)
        if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
        g_notification_set_default_action_and_target_value(notification, "app." + action, target(shown.id, ""))
        for button in shown.buttons {
            g_notification_add_button_with_target_value(
                notification, button.title, "app." + action, target(shown.id, button.id))
        }
        g_application_send_notification(application, shown.id, notification)
    }

    static func withdraw(_ id: String) {
        if let application = g_application_get_default() { g_application_withdraw_notification(application, id) }
    }

    private static func target(_ id: String, _ button: String) -> OpaquePointer? {
        var words = [g_variant_new_string(id), g_variant_new_string(button)]
        return g_variant_new_tuple(&words, 2)
    }
}

extension DesktopNotification.Urgency {
    fileprivate var priority: GNotificationPriority {
        switch self {
        case .low: G_NOTIFICATION_PRIORITY_LOW
        case .normal: G_NOTIFICATION_PRIORITY_NORMAL
        case .high: G_NOTIFICATION_PRIORITY_HIGH
        case .urgent: G_NOTIFICATION_PRIORITY_URGENT
        }
    }
}
