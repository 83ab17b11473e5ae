import CGTK
import Foundation
import SwiftUICore

/// Begins drags of what a host's surface lets be dragged.
@MainActor
final class DragController {
    private unowned let host: HostWidget
    private let source: OpaquePointer
    /// What was pressed and is not being dragged yet.
    private var prepared: (item: DragItem, frame: CGRect, start: CGPoint)?

    init(_ host: HostWidget) {
        self.host = host
        source = gtk_drag_source_new()
        gtk_drag_source_set_actions(source, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
        connectPrepare()
        connectBegin()
        gtk_widget_add_controller(host.gtk, source)
    }

    isolated deinit {
        prepared?.item.end()
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(source), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_remove_controller(host.gtk, source)
    }

    private func connectPrepare() {
        let prepare:
            @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                _, x, y, data in
                guard let data else { return nil }
                var content: UnsafeMutablePointer<GdkContentProvider>?
                withUnsafeMutablePointer(to: &content) { result in
                    onMainThread((data, x, y, result)) { data, x, y, result in
                        result.pointee = DragController.from(data).prepare(CGPoint(x: x, y: y))
                    }
                }
                return content.map { UnsafeMutableRawPointer($0) }
            }
        connect("prepare", unsafeBitCast(prepare, to: GCallback.self))
    }

    private func connectBegin() {
        let begin: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, drag, data in
            guard let data, let drag else { return }
            onMainThread((data, drag)) { DragController.from($0).began($1) }
        }
        connect("drag-begin", unsafeBitCast(begin, to: GCallback.self))
    }

    private func connect(_ signal: String, _ handler: GCallback) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(source), signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
    }

    private static func from(_ data: UnsafeMutableRawPointer) -> DragController {
        Unmanaged<DragController>.fromOpaque(data).takeUnretainedValue()
    }

    private func prepare(_ point: CGPoint) -> UnsafeMutablePointer<GdkContentProvider>? {
        // GDK may refuse to begin a drag.
        prepared?.item.end()
        prepared = nil
        guard let found = host.surface?.drops.dragItem(at: point) else { return nil }
        prepared = (found.item, found.frame, point)
        return DragContent(found.item.providers).makeProvider()
    }

    private func began(_ drag: OpaquePointer) {
        guard let prepared else { return }
        self.prepared = nil
        RunningDrag.began(drag, prepared.item)
        if let preview = prepared.item.preview {
            showPreview(preview, of: drag)
        } else {
            showPicture(of: prepared.frame, start: prepared.start)
        }
    }

    private func showPreview(_ preview: DragPreview, of drag: OpaquePointer) {
        guard let host = preview.surface.host as? HostWidget, let icon = gtk_drag_icon_get_for_drag(drag) else {
            return
        }
        gtk_drag_icon_set_child(OpaquePointer(icon), host.gtk)
        gdk_drag_set_hotspot(drag, -8, -8)
    }

    /// The part of the surface that the view takes.
    private func showPicture(of frame: CGRect, start: CGPoint) {
        guard let picture = gtk_widget_paintable_new(host.gtk), let snapshot = gtk_snapshot_new() else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        var place = graphene_point_t(x: Float(-frame.minX), y: Float(-frame.minY))
        gtk_snapshot_translate(snapshot, &place)
        gdk_paintable_snapshot(
            picture, snapshot, Double(gtk_widget_get_width(host.gtk)), Double(gtk_widget_get_height(host.gtk)))
        var size = graphene_size_t(width: Float(frame.width), height: Float(frame.height))
        guard let icon = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        gtk_drag_source_set_icon(source, icon, Int32(start.x - frame.minX), Int32(start.y - frame.minY))
        g_object_unref(UnsafeMutableRawPointer(icon))
    }
}
