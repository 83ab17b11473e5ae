import CGTK
import Foundation
import SwiftUICore

/// Pulls a row aside: with a finger, or with two on a touchpad.
@MainActor
final class RowPull {
    private weak var row: RowHost?
    private let drag: OpaquePointer
    private let scroll: OpaquePointer
    private let signals = SignalSet()
    private var isPulling = false
    /// Further sideways than this, in points, a finger pulls the row; GTK's own threshold lets the list scroll.
    private static let threshold = 6.0
    private var scrolled = 0.0

    init(_ row: RowHost) {
        self.row = row
        drag = gtk_gesture_drag_new()
        scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        gtk_gesture_single_set_touch_only(drag, gboolean(1))
        gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
        let object = UnsafeMutableRawPointer(drag)
        signals.connect(object, "drag-update") { [weak self] in self?.moved() }
        signals.connect(object, "drag-end") { [weak self] in self?.ended() }
        signals.connect(object, "cancel") { [weak self] in self?.ended() }
        gtk_widget_add_controller(row.gtk, drag)
        addScroll(row)
    }

    private func moved() {
        var (dx, dy) = (0.0, 0.0)
        guard gtk_gesture_drag_get_offset(drag, &dx, &dy) != 0 else { return }
        if !isPulling {
            guard abs(dx) > Self.threshold, abs(dx) > abs(dy) else { return }
            isPulling = true
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        row?.swiped(dx)
    }

    private func ended() {
        guard isPulling else { return }
        isPulling = false
        row?.swiped(nil)
    }

    // MARK: Touchpads

    private func addScroll(_ row: RowHost) {
        let data = Unmanaged.passUnretained(self).toOpaque()
        let moved: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean = {
            _, dx, dy, data in
            guard let data else { return gboolean(0) }
            var isTaken = false
            withUnsafeMutablePointer(to: &isTaken) { result in
                onMainThread((data, dx, dy, result)) { data, dx, dy, result in
                    result.pointee = Unmanaged<RowPull>.fromOpaque(data).takeUnretainedValue().scrolled(dx, dy)
                }
            }
            return gboolean(isTaken ? 1 : 0)
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(scroll), "scroll", unsafeBitCast(moved, to: GCallback.self), data, nil,
            GConnectFlags(rawValue: 0))
        signals.connect(UnsafeMutableRawPointer(scroll), "scroll-begin") { [weak self] in self?.scrolled = 0 }
        signals.connect(UnsafeMutableRawPointer(scroll), "scroll-end") { [weak self] in self?.ended() }
        gtk_widget_add_controller(row.gtk, scroll)
    }

    /// Only fingers on a touchpad say when they begin and end; a wheel that tilts pulls nothing.
    private func scrolled(_ dx: Double, _ dy: Double) -> Bool {
        guard let event = gtk_event_controller_get_current_event(scroll),
            gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH,
            let device = gdk_event_get_device(event), gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
        else { return false }
        if !isPulling {
            guard abs(dx) > abs(dy) else { return false }
            isPulling = true
        }
        scrolled -= dx
        row?.swiped(scrolled)
        return true
    }
}
