import CGTK
import SwiftUICore

/// Keys that GTK would take for letters of an editor's text: Shift and Tab, and Return together with Control. Views
/// around the editor may take them; else the first leaves the editor, as in every other control. And the keys of undo,
/// where there is nothing to undo.
@MainActor
final class TextViewKeys {
    init(_ control: TextViewControl) {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        typealias Handler =
            @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean
        let pressed: Handler = { _, key, _, state, data in
            guard let data else { return 0 }
            var isTaken = false
            onMainThread(data) { data in
                let weak = Unmanaged<WeakControl>.fromOpaque(data).takeUnretainedValue()
                if let control = weak.control { isTaken = TextViewKeys.handle(key, state, control) }
            }
            return gboolean(isTaken ? 1 : 0)
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
            Unmanaged.passRetained(WeakControl(control)).toOpaque(),
            { data, _ in
                if let data { Unmanaged<WeakControl>.fromOpaque(data).release() }
            }, GConnectFlags(rawValue: 0))
        gtk_widget_add_controller(control.view, controller)
    }

    private static func handle(_ key: guint, _ state: GdkModifierType, _ control: TextViewControl) -> Bool {
        let hasControl = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
        switch key {
        case guint(GDK_KEY_ISO_Left_Tab) where !hasControl:
            if !control.keyPressed(press(.tab, state)) {
                control.leaveBackward()
            }
            return true
        case guint(GDK_KEY_Return), guint(GDK_KEY_KP_Enter):
            return hasControl && control.keyPressed(press(.return, state))
        case guint(GDK_KEY_z), guint(GDK_KEY_Z):
            // Where its own text has nothing to take back, an editor must not take back something else.
            return hasControl && !control.canUndo(again: state.rawValue & GDK_SHIFT_MASK.rawValue != 0)
        default:
            return false
        }
    }

    private static func press(_ key: KeyEquivalent, _ state: GdkModifierType) -> KeyPress {
        KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: EventModifiers(gdk: state))
    }
}

private final class WeakControl {
    weak var control: TextViewControl?

    init(_ control: TextViewControl) {
        self.control = control
    }
}
