import CGTK
import SwiftUICore

/// Scrolls an editor to its caret.
///
/// GTK scrolls as far as the lines take now; they take another place once the view has its size and its fonts. So this
/// looks again with each frame until the lines stay where they are, or the user goes elsewhere with the pointer.
@MainActor
final class TextViewReveal {
    /// For how many frames nothing must have moved.
    private static let steadyFrames = 3

    private let textView: UnsafeMutablePointer<GtkTextView>
    /// For how many frames still to look.
    private var rest = 0
    private var isWaiting = false
    private var seen = Seen()
    private let pointer: OpaquePointer
    private var handler: gulong = 0

    private struct Seen: Equatable {
        var width: Int32 = 0
        var height: Int32 = 0
        var caret: Int32 = 0
    }

    /// - Parameter scroller: what scrolls the view, with its scroll bars.
    init(_ textView: UnsafeMutablePointer<GtkTextView>, in scroller: UnsafeMutablePointer<GtkWidget>) {
        self.textView = textView
        pointer = gtk_event_controller_legacy_new()
        gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE)
        let happened: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
            _, event, data in
            if let event, let data, TextViewReveal.leadsElsewhere.contains(gdk_event_get_event_type(event).rawValue) {
                onMainThread(data) { Unmanaged<TextViewReveal>.fromOpaque($0).takeUnretainedValue().rest = 0 }
            }
            return gboolean(0)
        }
        handler = g_signal_connect_data(
            UnsafeMutableRawPointer(pointer), "event", unsafeBitCast(happened, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        g_object_ref(UnsafeMutableRawPointer(pointer))
        gtk_widget_add_controller(scroller, pointer)
    }

    isolated deinit {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), handler)
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    private nonisolated static let leadsElsewhere: Set<UInt32> = [
        GDK_SCROLL.rawValue, GDK_BUTTON_PRESS.rawValue, GDK_TOUCH_BEGIN.rawValue,
    ]

    private var isLooking: Bool { rest > 0 }

    func reveal() {
        rest = Self.steadyFrames
        look()
        wait()
    }

    /// Lines have another look, and with it another height.
    func linesDidChange() {
        if isLooking { rest = Self.steadyFrames }
    }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        let widget = UnsafeMutableRawPointer(textView).assumingMemoryBound(to: GtkWidget.self)
        FrameTick.request(on: widget) { [weak self] in
            guard let self else { return }
            isWaiting = false
            look()
            rest -= 1
            if isLooking { wait() }
        }
    }

    /// Scrolls where the caret is not in sight: as little as possible, or with lines around it where it is far away.
    private func look() {
        let mark = gtk_text_buffer_get_insert(gtk_text_view_get_buffer(textView))
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(gtk_text_view_get_buffer(textView), &iter, mark)
        var caret = GdkRectangle()
        gtk_text_view_get_iter_location(textView, &iter, &caret)
        var visible = GdkRectangle()
        gtk_text_view_get_visible_rect(textView, &visible)
        let now = Seen(width: visible.width, height: visible.height, caret: caret.y)
        if now != seen {
            seen = now
            rest = Self.steadyFrames
        }
        let distance = max(visible.y - caret.y, caret.y + caret.height - visible.y - visible.height)
        if distance > visible.height / 2 {
            gtk_text_view_scroll_to_mark(textView, mark, 0, gboolean(1), 0, 0.3)
        } else {
            gtk_text_view_scroll_mark_onscreen(textView, mark)
        }
    }
}
