import CGTK
import Foundation
import SwiftUICore

/// Lets the pointer open links of an editor's text: with Control, or by a click alone where the link is like a button.
@MainActor
final class TextViewPointer {
    private unowned let control: TextViewControl
    private let click: OpaquePointer
    private let motion: OpaquePointer
    private var handlers: [(OpaquePointer, gulong)] = []
    private var showsHand = false

    init?(_ control: TextViewControl) {
        guard let motion = gtk_event_controller_motion_new() else { return nil }
        self.control = control
        self.motion = motion
        click = gtk_gesture_click_new()
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_PRIMARY))
        // Before the view takes the click for its caret.
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        let pressed: @convention(c) (OpaquePointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, count, x, y, data in
            guard let data, count == 1 else { return }
            onMainThread((data, CGPoint(x: x, y: y))) { data, point in
                Unmanaged<TextViewPointer>.fromOpaque(data).takeUnretainedValue().pressed(at: point)
            }
        }
        let moved: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, data in
            guard let data else { return }
            onMainThread((data, CGPoint(x: x, y: y))) { data, point in
                Unmanaged<TextViewPointer>.fromOpaque(data).takeUnretainedValue().moved(to: point)
            }
        }
        connect(click, "pressed", unsafeBitCast(pressed, to: GCallback.self))
        connect(motion, "motion", unsafeBitCast(moved, to: GCallback.self))
        gtk_widget_add_controller(control.view, click)
        gtk_widget_add_controller(control.view, motion)
    }

    private func connect(_ object: OpaquePointer, _ signal: String, _ handler: GCallback) {
        let id = g_signal_connect_data(
            UnsafeMutableRawPointer(object), signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
        handlers.append((object, id))
        g_object_ref(UnsafeMutableRawPointer(object))
    }

    isolated deinit {
        for (object, id) in handlers {
            g_signal_handler_disconnect(UnsafeMutableRawPointer(object), id)
            g_object_unref(UnsafeMutableRawPointer(object))
        }
    }

    private func link(at point: CGPoint, _ controller: OpaquePointer) -> (url: URL, iter: GtkTextIter)? {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_text_view_window_to_buffer_coords(
            control.textView, GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        var iter = GtkTextIter()
        guard gtk_text_view_get_iter_at_location(control.textView, &iter, x, y) != 0,
            let look = control.tags.link(at: iter), let url = look.run.link
        else { return nil }
        let state = gtk_event_controller_get_current_event_state(controller)
        let isHeld = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
        return isHeld || look.opensOnClick ? (url, iter) : nil
    }

    private func pressed(at point: CGPoint) {
        guard let link = link(at: point, click) else { return }
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
        control.open(link.url, at: link.iter)
    }

    private func moved(to point: CGPoint) {
        let isOver = link(at: point, motion) != nil
        guard isOver != showsHand else { return }
        showsHand = isOver
        gtk_widget_set_cursor_from_name(control.view, isOver ? "pointer" : "text")
    }
}
