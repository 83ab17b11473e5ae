import CGTK
import Foundation
import SwiftUICore

/// Tells a host's surface of two fingers on a screen or a touchpad.
@MainActor
final class PinchController {
    private unowned let host: HostWidget
    private let zoom: OpaquePointer
    private let rotation: OpaquePointer
    private let signals = SignalSet()
    private var isUnderWay = false
    private var center = CGPoint.zero

    init(_ host: HostWidget) {
        self.host = host
        zoom = gtk_gesture_zoom_new()
        rotation = gtk_gesture_rotate_new()
        signals.connect(UnsafeMutableRawPointer(zoom), "scale-changed") { [weak self] in self?.changed() }
        signals.connect(UnsafeMutableRawPointer(rotation), "angle-changed") { [weak self] in self?.changed() }
        for gesture in [zoom, rotation] {
            signals.connect(UnsafeMutableRawPointer(gesture), "end") { [weak self] in self?.ended() }
            signals.connect(UnsafeMutableRawPointer(gesture), "cancel") { [weak self] in self?.ended() }
            gtk_widget_add_controller(host.gtk, gesture)
        }
        // Both are one movement of the same fingers.
        gtk_gesture_group(rotation, zoom)
    }

    isolated deinit {
        signals.disconnectAll()
        gtk_widget_remove_controller(host.gtk, zoom)
        gtk_widget_remove_controller(host.gtk, rotation)
    }

    private func changed() {
        if !isUnderWay {
            isUnderWay = true
            var (x, y) = (0.0, 0.0)
            if gtk_gesture_get_bounding_box_center(zoom, &x, &y) != 0 { center = CGPoint(x: x, y: y) }
        }
        let pinch = Pinch(
            scale: gtk_gesture_zoom_get_scale_delta(zoom), angle: gtk_gesture_rotate_get_angle_delta(rotation))
        if host.surface?.pointer.handle(pinch, at: center) == true {
            gtk_gesture_set_state(zoom, GTK_EVENT_SEQUENCE_CLAIMED)
        }
    }

    private func ended() {
        guard isUnderWay else { return }
        isUnderWay = false
        _ = host.surface?.pointer.handle(nil, at: center)
    }
}
