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
    let host: HostWidget
    private var groups: [Group] = []

    private enum Group {
        case snapshot
        case saved
        case picture(outer: OpaquePointer, end: (SnapshotPainter, OpaquePointer) -> Void)
    }

    /// True where something mixes with what was drawn before it. Then every group is a picture of its own, so that what
    /// is in it so far can be taken out of the snapshot.
    private let blends: Bool

    init(_ snapshot: OpaquePointer, host: HostWidget) {
        self.snapshot = snapshot
        self.host = host
        blends = (host.surface?.blendingNodes ?? 0) > 0
        if blends { pushGroup() }
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
        beginGroup { gtk_snapshot_push_opacity($0, opacity) }
    }

    func pushBlur(radius: CGFloat) {
        beginGroup { gtk_snapshot_push_blur($0, Double(radius)) }
    }

    func pushShadow(_ shadow: ResolvedShadow) {
        let gsk = GskShadow(
            color: shadow.color.gdk, dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
            radius: Float(shadow.radius))
        beginGroup { snapshot in
            var gsk = gsk
            gtk_snapshot_push_shadow(snapshot, &gsk, 1)
        }
    }

    func beginGroup(_ push: @escaping (OpaquePointer) -> Void) {
        guard blends else {
            groups.append(.snapshot)
            return push(snapshot)
        }
        beginPicture { painter, node in
            push(painter.snapshot)
            gtk_snapshot_append_node(painter.snapshot, node)
            gtk_snapshot_pop(painter.snapshot)
        }
    }

    func pushGroup() {
        // What is drawn in order into one snapshot looks the same, unless something mixes.
        beginPicture { painter, node in gtk_snapshot_append_node(painter.snapshot, node) }
    }

    func pushColorMatrix(_ matrix: ColorMatrix) {
        beginGroup { snapshot in
            var rows = graphene_matrix_t()
            // GSK multiplies a row of components with the matrix from the left.
            let columns = (0..<4).flatMap { column in matrix.rows.map { Float($0[column]) } }
            graphene_matrix_init_from_float(&rows, columns)
            var offset = graphene_vec4_t()
            graphene_vec4_init(
                &offset, Float(matrix.rows[0][4]), Float(matrix.rows[1][4]), Float(matrix.rows[2][4]),
                Float(matrix.rows[3][4]))
            gtk_snapshot_push_color_matrix(snapshot, &rows, &offset)
        }
    }

    func pushTransform(_ transform: CGAffineTransform) {
        guard blends else {
            groups.append(.saved)
            gtk_snapshot_save(snapshot)
            gtk_snapshot_transform(snapshot, transform.gskTransform)
            return
        }
        beginPicture { painter, node in
            painter.withTransform(transform) { gtk_snapshot_append_node(painter.snapshot, node) }
        }
    }

    func pushBlend(_ mode: BlendMode) {
        beginPicture { painter, node in painter.blend(node, mode) }
    }

    /// Takes what was drawn so far out of the snapshot and puts back what the mixture makes of it.
    private func blend(_ top: OpaquePointer, _ mode: BlendMode) {
        guard let bottom = takePicture() else {
            // Upon nothing a picture is as it is, or nothing where it only takes away or stays within.
            if mode != .sourceAtop, mode != .destinationOut { gtk_snapshot_append_node(snapshot, top) }
            return
        }
        BlendPaint(bottom: bottom, top: top, mode: mode).draw(in: self)
        gsk_render_node_unref(bottom)
    }

    /// What the innermost picture holds so far, which is empty afterwards. The caller owns it.
    private func takePicture() -> OpaquePointer? {
        guard case .picture? = groups.last else { return nil }
        let node = gtk_snapshot_free_to_node(snapshot)
        snapshot = gtk_snapshot_new()
        return node
    }

    /// Draws what follows into a picture of its own; `end` gets it at the group's end.
    func beginPicture(_ end: @escaping (SnapshotPainter, OpaquePointer) -> Void) {
        groups.append(.picture(outer: snapshot, end: end))
        snapshot = gtk_snapshot_new()
    }

    func pop() {
        switch groups.popLast() {
        case .snapshot: gtk_snapshot_pop(snapshot)
        case .saved: gtk_snapshot_restore(snapshot)
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
        snapshot = gtk_snapshot_new()
        // A mark that keeps what is mixed in here from what is outside.
        groups.append(.picture(outer: outer) { _, _ in })
        draw()
        while groups.count > depth + 1 { pop() }
        groups.removeLast()
        let inner = snapshot
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
    var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(self, &rect)
        return CGRect(rect)
    }
}
