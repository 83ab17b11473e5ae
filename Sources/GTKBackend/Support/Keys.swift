import CGTK
import SwiftUICore

/// Keys of a widget.
@MainActor
enum Keys {
    struct Binding {
        let key: Int32
        let modifiers: GdkModifierType
        let action: @MainActor () -> Bool
        /// What it is listed by; nil where it never is, empty where it does nothing now.
        let title: (@MainActor () -> String)?

        init(
            _ key: Int32, _ modifiers: GdkModifierType, title: (@MainActor () -> String)? = nil,
            _ action: @escaping @MainActor () -> Bool
        ) {
            self.key = key
            self.modifiers = modifiers
            self.title = title
            self.action = action
        }
    }

    static let none = GdkModifierType(rawValue: 0)

    /// Adds key bindings. An action that returns false lets the key go on to the widgets around.
    /// - Parameter anywhere: true where the keys hold wherever in the window the focus is, while the widget is shown.
    static func add(to widget: UnsafeMutablePointer<GtkWidget>, anywhere: Bool = false, _ bindings: [Binding]) {
        let controller = gtk_shortcut_controller_new()
        if anywhere { gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL) }
        for binding in bindings {
            let key = KeyBox(binding.action, on: anywhere ? widget : nil)
            if let title = binding.title, let name = gtk_accelerator_name(guint(binding.key), binding.modifiers) {
                key.listed = ListedShortcut(String(cString: name), on: widget, title: title) { _ = binding.action() }
                g_free(name)
            }
            let box = Unmanaged.passRetained(key).toOpaque()
            let trigger = gtk_keyval_trigger_new(guint(binding.key), binding.modifiers)
            let callback = gtk_callback_action_new(
                { _, _, box in
                    guard let box else { return gboolean(0) }
                    let keys = Unmanaged<KeyBox>.fromOpaque(box).takeUnretainedValue()
                    return MainActor.assumeIsolated { keys.run() } ? gboolean(1) : gboolean(0)
                }, box,
                { box in
                    if let box { Unmanaged<KeyBox>.fromOpaque(box).release() }
                })
            gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, callback))
        }
        gtk_widget_add_controller(widget, controller)
    }
}

extension Keys {
    /// Adds the keys that go back: Escape, and Alt with the left arrow. They also hold while nothing in the window has
    /// the keyboard focus, and the arrow wherever it is: GTK may take it anywhere after the focused widget has gone.
    static func addBack(
        to widget: UnsafeMutablePointer<GtkWidget>, isPossible: @escaping @MainActor () -> Bool,
        _ goBack: @escaping @MainActor () -> Void
    ) {
        let back: @MainActor () -> Bool = {
            guard isPossible() else { return false }
            goBack()
            return true
        }
        add(
            to: widget,
            [
                .init(GDK_KEY_Escape, none, back),
                .init(GDK_KEY_Left, GDK_ALT_MASK, title: { isPossible() ? AppWords.back : "" }, back),
            ])
        add(
            to: widget, anywhere: true,
            [
                .init(GDK_KEY_Escape, none) {
                    guard let root = gtk_widget_get_root(widget), gtk_root_get_focus(root) == nil else { return false }
                    return back()
                },
                .init(GDK_KEY_Left, GDK_ALT_MASK, back),
            ])
    }
}

private final class KeyBox: @unchecked Sendable {
    // Used on the main thread only; the widget holds the controller that holds this.
    private let action: @MainActor () -> Bool
    private let widget: UnsafeMutablePointer<GtkWidget>?
    /// Goes with this.
    @MainActor var listed: ListedShortcut?

    init(_ action: @escaping @MainActor () -> Bool, on widget: UnsafeMutablePointer<GtkWidget>?) {
        self.action = action
        self.widget = widget
    }

    @MainActor
    func run() -> Bool {
        if let widget, gtk_widget_get_mapped(widget) == 0 { return false }
        return action()
    }
}
