import CGTK
import SwiftUICore

/// Scrolls an editor to its caret.
///
/// GTK scrolls as far as the lines take now; they take another place once the view has its size and its fonts. So this
/// looks again with each frame until the lines stay where they are.
@MainActor
final class TextViewReveal {
    /// For how many frames nothing must have moved.
    private static let steadyFrames = 3

    private let textView: UnsafeMutablePointer<GtkTextView>
    /// For how many frames still to look.
    private var rest = 0
    private var isWaiting = false
    private var seen = Seen()

    private struct Seen: Equatable {
        var width: Int32 = 0
        var height: Int32 = 0
        var caret: Int32 = 0
    }

    init(_ textView: UnsafeMutablePointer<GtkTextView>) {
        self.textView = textView
    }

    func reveal() {
        rest = Self.steadyFrames
        look()
        wait()
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
            if rest > 0 { wait() }
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
