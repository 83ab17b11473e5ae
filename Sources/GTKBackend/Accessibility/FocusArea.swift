import CGTK
import SwiftUICore

/// Shows nothing but that it has the keyboard's focus.
@MainActor
final class FocusArea: Widget, FocusableWidget, GTKWidget {
    init() {
        super.init(
            segler_widget_new(nil, FocusArea.callbacks, GTK_ACCESSIBLE_ROLE_GROUP, GTK_SIZE_REQUEST_CONSTANT_SIZE))
        gtk_widget_set_can_target(gtk, gboolean(0))
        gtk_widget_set_focusable(gtk, gboolean(1))
        ControlStyleSheet.install()
        addClass("segler-focus-area")
    }

    /// Without an owner C calls none of them.
    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { _, _, _, _, _, _ in }, allocate: { _, _, _ in }, snapshot: { _, _ in }, contains: nil))
        return UnsafePointer(callbacks)
    }()
}

extension GTKBackend {
    func makeFocusArea() -> any FocusableWidget { FocusArea() }
}
