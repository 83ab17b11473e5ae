import CGTK
import Foundation

/// A click on a widget, told when the button is released over it.
@MainActor
final class ClickGesture {
    /// Returns true where the click was for the handler: then nobody else gets it.
    typealias Handler = @MainActor (_ extends: Bool, _ point: CGPoint) -> Bool

    private let gesture: OpaquePointer
    private let handler: Handler

    init(on widget: UnsafeMutablePointer<GtkWidget>, button: Int32, _ handler: @escaping Handler) {
        self.widget = widget
        gesture = gtk_gesture_click_new()
        self.handler = handler
        gtk_gesture_single_set_button(gesture, guint(button))
        let data = Unmanaged.passUnretained(self).toOpaque()
        let released: @convention(c) (OpaquePointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, _, x, y, data in
            guard let data else { return }
            onMainThread((data, CGPoint(x: x, y: y))) { data, point in
                Unmanaged<ClickGesture>.fromOpaque(data).takeUnretainedValue().released(at: point)
            }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(gesture), "released", unsafeBitCast(released, to: GCallback.self), data, nil,
            GConnectFlags(rawValue: 0))
        gtk_widget_add_controller(widget, gesture)
    }

    private let widget: UnsafeMutablePointer<GtkWidget>

    private func released(at point: CGPoint) {
        guard gtk_widget_contains(widget, point.x, point.y) != 0 else { return }
        let state = gtk_event_controller_get_current_event_state(gesture)
        let extends = state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) != 0
        if handler(extends, point) { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
}
