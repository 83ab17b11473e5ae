import CGTK

/// Keys of a widget.
@MainActor
enum Keys {
    struct Binding {
        let key: Int32
        let modifiers: GdkModifierType
        let action: @MainActor () -> Bool

        init(_ key: Int32, _ modifiers: GdkModifierType, _ action: @escaping @MainActor () -> Bool) {
            self.key = key
            self.modifiers = modifiers
            self.action = action
        }
    }

    static let none = GdkModifierType(rawValue: 0)

    /// Adds key bindings. An action that returns false lets the key go on to the widgets around.
    static func add(to widget: UnsafeMutablePointer<GtkWidget>, _ bindings: [Binding]) {
        let controller = gtk_shortcut_controller_new()
        for binding in bindings {
            let box = Unmanaged.passRetained(KeyBox(binding.action)).toOpaque()
            let trigger = gtk_keyval_trigger_new(guint(binding.key), binding.modifiers)
            let action = gtk_callback_action_new(
                { _, _, box in
                    guard let box else { return gboolean(0) }
                    let action = Unmanaged<KeyBox>.fromOpaque(box).takeUnretainedValue().action
                    return MainActor.assumeIsolated { action() } ? gboolean(1) : gboolean(0)
                }, box,
                { box in
                    if let box { Unmanaged<KeyBox>.fromOpaque(box).release() }
                })
            gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
        }
        gtk_widget_add_controller(widget, controller)
    }
}

private final class KeyBox {
    let action: @MainActor () -> Bool

    init(_ action: @escaping @MainActor () -> Bool) {
        self.action = action
    }
}
