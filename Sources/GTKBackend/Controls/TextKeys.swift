import CGTK
import SwiftUICore

/// Offers keys to the views around a widget that edits text, before they become text. While an input method composes a
/// word, keys are its alone.
@MainActor
final class TextKeys {
    /// Asked first: what changed since the last key is to be known by then.
    var willOffer: @MainActor () -> Void = {}
    /// Told of a key that no view has taken; true where it is not for the widget either.
    var otherwise: @MainActor (guint, GdkModifierType) -> Bool = { _, _ in false }
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let controller: OpaquePointer
    private var handlers: [(UnsafeMutableRawPointer, gulong)] = []
    private var isComposing = false

    private typealias Handler =
        @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

    /// For a GtkTextView or a GtkText.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard let controller = gtk_event_controller_key_new() else { fatalError("GTK makes no key controller.") }
        self.widget = widget
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let pressed: Handler = { _, key, _, state, data in TextKeys.forward(data, key, state, isDown: true) }
        let released: Handler = { _, key, _, state, data in TextKeys.forward(data, key, state, isDown: false) }
        let composed: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
            _, word, data in
            guard let data else { return }
            let isEmpty = word?.pointee ?? 0 == 0
            onMainThread(data) {
                Unmanaged<TextKeys>.fromOpaque($0).takeUnretainedValue().isComposing = !isEmpty
            }
        }
        connect(UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self))
        connect(UnsafeMutableRawPointer(controller), "key-released", unsafeBitCast(released, to: GCallback.self))
        connect(UnsafeMutableRawPointer(widget), "preedit-changed", unsafeBitCast(composed, to: GCallback.self))
        gtk_widget_add_controller(widget, controller)
    }

    private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback) {
        let id = g_signal_connect_data(
            object, signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        handlers.append((object, id))
        g_object_ref(object)
    }

    isolated deinit {
        for (object, id) in handlers {
            g_signal_handler_disconnect(object, id)
            g_object_unref(object)
        }
    }

    private nonisolated static func forward(
        _ data: UnsafeMutableRawPointer?, _ key: guint, _ state: GdkModifierType, isDown: Bool
    ) -> gboolean {
        guard let data else { return 0 }
        var isTaken = false
        onMainThread(data) { data in
            isTaken = Unmanaged<TextKeys>.fromOpaque(data).takeUnretainedValue().handle(key, state, isDown)
        }
        return gboolean(isTaken ? 1 : 0)
    }

    /// Copying, pasting, undo and the like come first, as menus' keys do in SwiftUI; views are asked if they take nothing.
    private func isCommand(_ press: KeyPress) -> Bool {
        press.modifiers.contains(.command) && press.key.character.isLetter
    }

    private func handle(_ key: guint, _ state: GdkModifierType, _ isDown: Bool) -> Bool {
        let press = KeyEvent.press(key, state, isDown: isDown, of: controller)
        guard !isComposing else { return false }
        willOffer()
        if let press, !isCommand(press), KeyEvent.offer(press, around: widget) { return true }
        return isDown && otherwise(key, state)
    }
}
