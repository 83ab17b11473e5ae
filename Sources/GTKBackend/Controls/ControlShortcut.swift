import CGTK
import SwiftUICore

/// A shortcut that activates a widget, or runs an action, from anywhere in the widget's window.
@MainActor
final class ControlShortcut {
    let shortcut: KeyboardShortcut
    let action: ActionHolder?
    private weak var widget: Widget?
    private let controller: OpaquePointer
    private let listed: ListedShortcut?

    /// `action` nil: the widget's own. `title` says what it does; the program's menu lists its own shortcuts.
    init(
        _ shortcut: KeyboardShortcut, on widget: Widget, action: ActionHolder? = nil,
        title: @escaping @MainActor () -> String
    ) {
        self.shortcut = shortcut
        self.action = action
        self.widget = widget
        guard let controller = gtk_shortcut_controller_new() else { fatalError("GTK makes no shortcut controller.") }
        self.controller = controller
        listed = ListedShortcut(shortcut.accelerator, on: widget.gtk, title: title) { [weak widget] in
            if let action { action() } else if let widget { gtk_widget_activate(widget.gtk) }
        }
        gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
        let trigger = gtk_keyval_trigger_new(shortcut.key.gdkKeyval, shortcut.modifiers.gdk)
        gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, Self.gtkAction(action)))
        gtk_widget_add_controller(widget.gtk, controller)
    }

    isolated deinit {
        if let widget { gtk_widget_remove_controller(widget.gtk, controller) }
    }

    private static func gtkAction(_ action: ActionHolder?) -> OpaquePointer? {
        guard let action else {
            let own = gtk_activate_action_get()
            g_object_ref(UnsafeMutableRawPointer(own))
            return own
        }
        let box = Unmanaged.passRetained(ActionBox { action() }).toOpaque()
        return gtk_callback_action_new(
            { _, _, box in
                guard let box else { return gboolean(0) }
                let action = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue().action
                MainActor.assumeIsolated { action() }
                return gboolean(1)
            }, box,
            { box in
                guard let box else { return }
                Unmanaged<ActionBox>.fromOpaque(box).release()
            })
    }
}

extension KeyboardShortcut {
    /// As GTK writes it.
    var accelerator: String {
        let name = gtk_accelerator_name(key.gdkKeyval, modifiers.gdk)
        defer { g_free(name) }
        return name.map { String(cString: $0) } ?? ""
    }
}

extension KeyEquivalent {
    /// The private characters of F1 to F35, as AppKit has them.
    static let functionKeys: ClosedRange<UInt32> = 0xF704...0xF726

    /// The key's symbol; letters in lower case, since Shift is a modifier.
    var gdkKeyval: guint {
        switch self {
        case .upArrow: return guint(GDK_KEY_Up)
        case .downArrow: return guint(GDK_KEY_Down)
        case .leftArrow: return guint(GDK_KEY_Left)
        case .rightArrow: return guint(GDK_KEY_Right)
        case .home: return guint(GDK_KEY_Home)
        case .end: return guint(GDK_KEY_End)
        case .pageUp: return guint(GDK_KEY_Page_Up)
        case .pageDown: return guint(GDK_KEY_Page_Down)
        case .deleteForward: return guint(GDK_KEY_Delete)
        case .clear: return guint(GDK_KEY_Clear)
        case .escape: return guint(GDK_KEY_Escape)
        case .delete: return guint(GDK_KEY_BackSpace)
        case .tab: return guint(GDK_KEY_Tab)
        case .return: return guint(GDK_KEY_Return)
        default:
            let scalar = character.lowercased().unicodeScalars.first?.value ?? 0
            if Self.functionKeys.contains(scalar) {
                return guint(GDK_KEY_F1) + scalar - Self.functionKeys.lowerBound
            }
            return gdk_unicode_to_keyval(scalar)
        }
    }
}

extension EventModifiers {
    /// Control stands for Command, as on every desktop but Apple's.
    var gdk: GdkModifierType {
        var mask: UInt32 = 0
        if contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
        if contains(.option) { mask |= GDK_ALT_MASK.rawValue }
        if contains(.command) { mask |= GDK_CONTROL_MASK.rawValue }
        if contains(.control) {
            mask |= contains(.command) ? GDK_SUPER_MASK.rawValue : GDK_CONTROL_MASK.rawValue
        }
        return GdkModifierType(rawValue: mask)
    }
}
