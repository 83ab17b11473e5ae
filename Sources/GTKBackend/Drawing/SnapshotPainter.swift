import CGTK
import Foundation
import SwiftUICore

/// Draws a surface into a GtkSnapshot.
///
/// GTK draws child widgets at their own transform, so the snapshot stays in the host's coordinates and every drawn item
/// brings its transform along.
@MainActor
final class SnapshotPainter: Painter {
    private(set) var snapshot: OpaquePointer
    private let host: HostWidget
    private var groups: [Group] = []

    private enum Group {
        case snapshot
        case picture(outer: OpaquePointer, end: (SnapshotPainter, OpaquePointer) -> Void)
    }

    init(_ snapshot: OpaquePointer, host: HostWidget) {
        self.snapshot = snapshot
        self.host = host
    }

    var visibleRect: CGRect? { nil }

    /// How many dots of the display a point has.
    var pixelsPerPoint: CGFloat { CGFloat(gtk_widget_get_scale_factor(host.gtk)) }

    /// Ends the groups that are still open.
    func finish() {
        while !groups.isEmpty { pop() }
    }

    func draw(_ widget: any PlatformWidget) {
        guard let child = widget as? any GTKWidget, gtk_widget_get_parent(child.gtk) == host.gtk else { return }
        gtk_widget_snapshot_child(host.gtk, child.gtk, snapshot)
    }

    func pushOpacity(_ opacity: Double) {
        beginGroup { gtk_snapshot_push_opacity(snapshot, opacity) }
    }

    func pushBlur(radius: CGFloat) {
        beginGroup { gtk_snapshot_push_blur(snapshot, Double(radius)) }
    }

    func pushShadow(_ shadow: ResolvedShadow) {
        var gsk = GskShadow(
            color: shadow.color.gdk, dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
            radius: Float(shadow.radius))
        beginGroup { gtk_snapshot_push_shadow(snapshot, &gsk, 1) }
    }

    func beginGroup(_ push: () -> Void) {
        groups.append(.snapshot)
        push()
    }

    /// Draws what follows into a picture of its own; `end` gets it at the group's end.
    func beginPicture(_ end: @escaping (SnapshotPainter, OpaquePointer) -> Void) {
        groups.append(.picture(outer: snapshot, end: end))
        snapshot = gtk_snapshot_new()
    }

    func pop() {
        switch groups.popLast() {
        case .snapshot: gtk_snapshot_pop(snapshot)
        case .picture(let outer, let end):
            let node = gtk_snapshot_free_to_node(snapshot)
            snapshot = outer
            guard let node else { return }
            end(self, node)
            gsk_render_node_unref(node)
        case nil: break
        }
    }

    /// What `draw` draws, as one node; nil where it draws nothing. The caller owns it.
    private func picture(_ draw: () -> Void) -> OpaquePointer? {
        let outer = snapshot
        let depth = groups.count
        guard let inner = gtk_snapshot_new() else { return nil }
        snapshot = inner
        draw()
        while groups.count > depth { pop() }
        snapshot = outer
        return gtk_snapshot_free_to_node(inner)
    }

    /// GSK before 4.10 has no mask node: cairo draws both pictures.
    func mask(_ content: () -> Void, by mask: () -> Void) {
        let nodes = (picture(content), picture(mask))
        defer {
            if let node = nodes.0 { gsk_render_node_unref(node) }
            if let node = nodes.1 { gsk_render_node_unref(node) }
        }
        guard let contentNode = nodes.0, let maskNode = nodes.1 else { return }
        withCairo(around: contentNode.bounds.intersection(maskNode.bounds)) { cairo in
            cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
            gsk_render_node_draw(maskNode, cairo)
            let mask = cairo_pop_group(cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(contentNode, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_mask(cairo, mask)
            cairo_pattern_destroy(mask)
        }
    }
}

extension OpaquePointer {
    /// Where a render node draws.
    fileprivate var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(self, &rect)
        return CGRect(rect)
    }
}
