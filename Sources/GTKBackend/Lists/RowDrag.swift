import CGTK
import Foundation
import SwiftUICore

/// Lets a row be dragged, and others be dropped on it.
@MainActor
final class RowDrag {
    private weak var row: RowHost?

    /// The row that is being dragged. Rows move inside one list only, so the program itself remembers which.
    private static weak var dragged: RowHost?

    init(_ row: RowHost) {
        self.row = row
        addSource(row)
        addTarget(row)
    }

    private func addSource(_ row: RowHost) {
        guard let source = gtk_drag_source_new() else { return }
        gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
        var value = GValue()
        g_value_init(&value, GType(G_TYPE_POINTER_VALUE))
        gtk_drag_source_set_content(source, gdk_content_provider_new_for_value(&value))
        g_value_unset(&value)
        signals.connect(UnsafeMutableRawPointer(source), "drag-begin") { [weak row] in
            guard let row else { return }
            Self.dragged = row
            let picture = gtk_widget_paintable_new(row.gtk)
            gtk_drag_source_set_icon(source, picture, 12, 12)
            g_object_unref(UnsafeMutableRawPointer(picture))
        }
        gtk_widget_add_controller(row.gtk, source)
    }

    private func addTarget(_ row: RowHost) {
        let target = gtk_drop_target_new(GType(G_TYPE_POINTER_VALUE), GDK_ACTION_MOVE)
        let data = Unmanaged.passUnretained(self).toOpaque()
        let drop:
            @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?) ->
                gboolean = {
                    _, _, _, _, data in
                    guard let data else { return gboolean(0) }
                    onMainThread(data) { Unmanaged<RowDrag>.fromOpaque($0).takeUnretainedValue().drop() }
                    return gboolean(1)
                }
        g_signal_connect_data(
            UnsafeMutableRawPointer(target), "drop", unsafeBitCast(drop, to: GCallback.self), data, nil,
            GConnectFlags(rawValue: 0))
        gtk_widget_add_controller(row.gtk, target)
    }

    private let signals = SignalSet()

    private func drop() {
        guard let row, let dragged = Self.dragged, dragged !== row else { return }
        Self.dragged = nil
        row.dropped(ObjectIdentifier(dragged))
    }
}

/// `G_TYPE_POINTER`, whose macro Swift does not import: the fundamental type 17.
private let G_TYPE_POINTER_VALUE = 17 << 2
