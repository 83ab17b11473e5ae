import CGTK
import Foundation
import SwiftUICore

/// Tells a host's surface of presses of the main button or of a finger, wherever no child widget has taken them.
@MainActor
final class PressController {
    private unowned let host: HostWidget
    private let gesture: OpaquePointer
    private let signals = SignalSet()
    private var isDown = false

    init(_ host: HostWidget) {
        self.host = host
        gesture = gtk_gesture_drag_new()
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
        let object = UnsafeMutableRawPointer(gesture)
        signals.connect(object, "drag-begin") { [weak self] in self?.began() }
        signals.connect(object, "drag-update") { [weak self] in self?.moved(.moved) }
        signals.connect(object, "cancel") { [weak self] in self?.cancelled() }
        signals.connect(object, "drag-end") { [weak self] in self?.ended() }
        gtk_widget_add_controller(host.gtk, gesture)
    }

    isolated deinit {
        signals.disconnectAll()
        gtk_widget_remove_controller(host.gtk, gesture)
    }

    /// Ends the gestures of the widgets around: the press is this surface's.
    func claim() {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    private func began() {
        isDown = true
        send(.began)
    }

    private func moved(_ kind: PointerEvent.Kind) {
        if isDown { send(kind) }
    }

    private func ended() {
        guard isDown else { return }
        isDown = false
        send(.ended)
    }

    private func cancelled() {
        guard isDown else { return }
        isDown = false
        send(.cancelled)
    }

    private func send(_ kind: PointerEvent.Kind) {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gtk_gesture_drag_get_start_point(gesture, &x, &y)
        gtk_gesture_drag_get_offset(gesture, &dx, &dy)
        let location = CGPoint(x: x + dx, y: y + dy)
        if host.surface?.pointer.handle(PointerEvent(kind, at: location)) == true { claim() }
    }
}

/// Tells a host's surface where the pointer is.
@MainActor
final class MotionController {
    private unowned let host: HostWidget
    private let controller: OpaquePointer
    private let signals = SignalSet()

    init(_ host: HostWidget) {
        self.host = host
        controller = gtk_event_controller_motion_new()
        let object = UnsafeMutableRawPointer(controller)
        for signal in ["enter", "motion"] {
            signals.connect(object, signal) { [weak self] in self?.moved() }
        }
        signals.connect(object, "leave") { [weak self] in self?.host.surface?.pointer.hover(at: nil) }
        gtk_widget_add_controller(host.gtk, controller)
    }

    isolated deinit {
        signals.disconnectAll()
        gtk_widget_remove_controller(host.gtk, controller)
    }

    private func moved() {
        guard let event = gtk_event_controller_get_current_event(controller) else { return }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let root = gtk_widget_get_root(host.gtk) else { return }
        // The event knows its place in the window's surface only.
        var (shiftX, shiftY) = (0.0, 0.0)
        gtk_native_get_surface_transform(root, &shiftX, &shiftY)
        let rootWidget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        var (localX, localY) = (0.0, 0.0)
        let isKnown = gtk_widget_translate_coordinates(
            rootWidget, host.gtk, x - shiftX, y - shiftY, &localX, &localY)
        guard isKnown != 0 else { return }
        host.surface?.pointer.hover(at: CGPoint(x: localX, y: localY))
    }
}
