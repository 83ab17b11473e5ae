import CGTK
import SwiftUICore

/// The actions of a widget that assistive technologies can ask for, as GTK tells them: a group of actions of the widget.
@MainActor
final class AccessibleActions {
    private static let prefix = "accessible"
    private let widget: UnsafeMutablePointer<GtkWidget>
    private var group: OpaquePointer?
    private var names: [String] = []
    private let signals = SignalSet()
    private var actions: [AccessibilityProperties.Action] = []

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
    }

    func set(_ new: [AccessibilityProperties.Action]) {
        let isSame = new == actions
        actions = new
        if isSame { return }
        signals.disconnectAll()
        let group = g_simple_action_group_new()
        for index in new.indices {
            guard let action = g_simple_action_new(Self.actionName(new[index].name), nil) else { continue }
            signals.connect(UnsafeMutableRawPointer(action), "activate") { [weak self] in self?.perform(index) }
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
        g_object_unref(group)
        let activates = new.contains { $0.name == nil }
        gtk_widget_set_focusable(widget, gboolean(activates ? 1 : 0))
        if activates { KeyActivation.install(on: widget, action: "\(Self.prefix).\(Self.actionName(nil))") }
    }

    private func perform(_ index: Int) {
        guard actions.indices.contains(index) else { return }
        actions[index].perform()
    }

    /// GLib's names of actions have letters, digits, dots and hyphens only.
    private static func actionName(_ name: String?) -> String {
        guard let name else { return "activate" }
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
        return letters.isEmpty ? "action" : letters
    }
}

/// Space and Return on a widget that has the focus.
@MainActor
enum KeyActivation {
    private static let keys = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space]

    static func install(on widget: UnsafeMutablePointer<GtkWidget>, action: String) {
        guard let controller = gtk_shortcut_controller_new() else { return }
        for key in keys {
            let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
            let shortcut = gtk_shortcut_new(trigger, gtk_named_action_new(action))
            gtk_shortcut_controller_add_shortcut(controller, shortcut)
        }
        gtk_widget_add_controller(widget, controller)
    }
}
