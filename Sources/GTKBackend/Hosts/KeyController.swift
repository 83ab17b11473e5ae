import CGTK
import SwiftUICore

/// Tells a host's surface of keys that the widget with the focus has not taken.
@MainActor
final class KeyController {
    private unowned let host: HostWidget
    private let controller: OpaquePointer
    private var handlers: [gulong] = []
    /// By the host's widget.
    private static var all: [UnsafeMutablePointer<GtkWidget>: Weak] = [:]

    private struct Weak {
        weak var controller: KeyController?
    }

    private typealias Handler =
        @convention(c) (
            OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
        ) -> gboolean

    init(_ host: HostWidget) {
        self.host = host
        guard let controller = gtk_event_controller_key_new() else { fatalError("GTK makes no key controller.") }
        self.controller = controller
        let pressed: Handler = { _, key, _, state, data in KeyController.forward(data, key, state, isDown: true) }
        let released: Handler = { _, key, _, state, data in KeyController.forward(data, key, state, isDown: false) }
        for (signal, handler) in [("key-pressed", pressed), ("key-released", released)] {
            handlers.append(
                g_signal_connect_data(
                    UnsafeMutableRawPointer(controller), signal, unsafeBitCast(handler, to: GCallback.self),
                    Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0)))
        }
        gtk_widget_add_controller(host.gtk, controller)
        Self.all[host.gtk] = Weak(controller: self)
    }

    isolated deinit {
        for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(controller), handler) }
        gtk_widget_remove_controller(host.gtk, controller)
        Self.all[host.gtk] = nil
    }

    /// That of a host's widget, where views in the host want keys.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> KeyController? { all[widget]?.controller }

    private nonisolated static func forward(
        _ data: UnsafeMutableRawPointer?, _ key: guint, _ state: GdkModifierType, isDown: Bool
    ) -> gboolean {
        guard let data else { return 0 }
        var isTaken = false
        onMainThread(data) { data in
            let keys = Unmanaged<KeyController>.fromOpaque(data).takeUnretainedValue()
            let press = KeyEvent.press(key, state, isDown: isDown, of: keys.controller)
            if let press, KeyEvent.isOpen { isTaken = keys.offer(press) }
        }
        return gboolean(isTaken ? 1 : 0)
    }

    /// Shows what a key has changed at once.
    func settle() {
        host.surface?.graph.flush()
    }

    /// Asks the views around what has the focus; true where one takes the key.
    func offer(_ press: KeyPress) -> Bool {
        guard let surface = host.surface, let focused = host.focusedChild else { return false }
        return surface.pointer.handle(press, around: focused)
    }
}

extension KeyEquivalent {
    private static let named: [KeyEquivalent] = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .deleteForward, .clear, .escape,
        .delete, .tab, .return,
    ]

    /// The key of a symbol; nil where it types nothing and has no name.
    init?(keyval: guint) {
        if let known = Self.named.first(where: { $0.gdkKeyval == keyval }) {
            self = known
        } else if keyval >= guint(GDK_KEY_F1), keyval <= guint(GDK_KEY_F35),
            let scalar = Unicode.Scalar(Self.functionKeys.lowerBound + keyval - guint(GDK_KEY_F1))
        {
            self.init(Character(scalar))
        } else if keyval == guint(GDK_KEY_KP_Enter) {
            self = .return
        } else if keyval == guint(GDK_KEY_ISO_Left_Tab) {
            self = .tab
        } else if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))), scalar.value != 0 {
            self.init(Character(scalar))
        } else {
            return nil
        }
    }
}

extension EventModifiers {
    init(gdk state: GdkModifierType) {
        func holds(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
        self = []
        if holds(GDK_LOCK_MASK) { insert(.capsLock) }
        if holds(GDK_SHIFT_MASK) { insert(.shift) }
        if holds(GDK_CONTROL_MASK) { insert(.command) }
        if holds(GDK_ALT_MASK) { insert(.option) }
        if holds(GDK_SUPER_MASK) { insert(.control) }
    }
}
