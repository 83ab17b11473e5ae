import CGTK
import SwiftUICore

/// The handle at the top of a sheet: a click takes the sheet to its next height, pulling takes it up or down.
@MainActor
final class SheetHandle {
    private let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    private let drag: OpaquePointer = gtk_gesture_drag_new()
    private let signals = SignalSet()
    private let step: @MainActor (Int) -> Void
    /// Further than this, in points, the handle is pulled rather than clicked.
    private static let threshold = 16.0

    /// - Parameter step: is given 1 and -1 for up and down, and 0 for the next height.
    init(on overlay: UnsafeMutablePointer<GtkWidget>, _ step: @escaping @MainActor (Int) -> Void) {
        self.step = step
        for name in ["flat", "segler-sheet-handle"] { gtk_widget_add_css_class(button, name) }
        let pill: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_button_set_child(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), pill)
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(button, GTK_ALIGN_START)
        segler_accessible_set_label(OpaquePointer(button), PlatformWords.height)
        gtk_widget_set_tooltip_text(button, PlatformWords.height)
        gtk_overlay_add_overlay(OpaquePointer(overlay), button)
        gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
        signals.connect(UnsafeMutableRawPointer(drag), "drag-update") { [weak self] in self?.moved() }
        signals.connect(UnsafeMutableRawPointer(drag), "drag-end") { [weak self] in self?.ended() }
        gtk_widget_add_controller(button, drag)
        signals.connect(UnsafeMutableRawPointer(button), "clicked") { [weak self] in self?.step(0) }
    }

    private var pull = 0.0

    private func moved() {
        var dy = 0.0
        guard gtk_gesture_drag_get_offset(drag, nil, &dy) != 0 else { return }
        pull = dy
        if abs(dy) > Self.threshold { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
    }

    private func ended() {
        let distance = pull
        pull = 0
        if abs(distance) > Self.threshold { step(distance < 0 ? 1 : -1) }
    }

    func setVisible(_ isVisible: Bool) { gtk_widget_set_visible(button, gboolean(isVisible ? 1 : 0)) }
}
