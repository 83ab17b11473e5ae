import CGTK
import Foundation
import SwiftUICore

extension SnapshotPainter {
    func fill(_ path: Path, style: FillStyle, paint: ResolvedPaint, bounds: CGRect, transform: CGAffineTransform) {
        guard !paint.isClear else { return }
        withTransform(transform) {
            if let simple = path.gskRoundedRect, append(paint, in: simple, bounds: bounds) { return }
            withCairo(around: path.boundingRect) { cairo in
                cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                path.add(to: cairo)
                CairoPaint.paint(paint, bounds: bounds, cairo) { cairo_fill(cairo) }
            }
        }
    }

    func stroke(
        _ path: Path, style: StrokeStyle, isAntialiased: Bool, paint: ResolvedPaint, bounds: CGRect,
        transform: CGAffineTransform
    ) {
        guard !paint.isClear, style.lineWidth > 0 else { return }
        let reach = style.lineWidth * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 10)) : 1)
        withTransform(transform) {
            withCairo(around: path.boundingRect.insetBy(dx: -reach, dy: -reach)) { cairo in
                cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                path.add(to: cairo)
                style.apply(to: cairo)
                CairoPaint.paint(paint, bounds: bounds, cairo) { cairo_stroke(cairo) }
            }
        }
    }

    func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform) {
        if transform.isTranslation, var rect = path.gskRoundedRect {
            gsk_rounded_rect_offset(&rect, Float(transform.tx), Float(transform.ty))
            beginGroup { [rect] snapshot in
                var rect = rect
                gtk_snapshot_push_rounded_clip(snapshot, &rect)
            }
            return
        }
        // GSK before 4.14 knows no paths, and its clips know no transforms: cairo draws the picture.
        beginPicture { painter, node in
            painter.withCairo(around: path.boundingRect.applying(transform)) { cairo in
                cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                path.applying(transform).add(to: cairo)
                cairo_clip(cairo)
                gsk_render_node_draw(node, cairo)
            }
        }
    }

    // MARK: GSK's own nodes

    /// Draws into a rounded rectangle without cairo; false where GSK has no node for the paint.
    private func append(_ paint: ResolvedPaint, in shape: GskRoundedRect, bounds: CGRect) -> Bool {
        var shape = shape
        var rect = shape.bounds
        let isPlain = gsk_rounded_rect_is_rectilinear(&shape) != 0
        guard let draw = node(for: paint, bounds: bounds) else { return false }
        if isPlain {
            draw(&rect)
        } else {
            gtk_snapshot_push_rounded_clip(snapshot, &shape)
            draw(&rect)
            gtk_snapshot_pop(snapshot)
        }
        return true
    }

    private func node(
        for paint: ResolvedPaint, bounds: CGRect
    ) -> ((UnsafePointer<graphene_rect_t>) -> Void)? {
        let snapshot = snapshot
        switch paint {
        case .color(let color), .material(_, let color):
            return { rect in
                var rgba = color.gdk
                gtk_snapshot_append_color(snapshot, &rgba, rect)
            }
        case .linear(let gradient, let start, let end):
            return { rect in
                var from = bounds.graphenePoint(start)
                var to = bounds.graphenePoint(end)
                gradient.withStops { gtk_snapshot_append_linear_gradient(snapshot, rect, &from, &to, $0, $1) }
            }
        case .radial(let gradient, let center, let startRadius, let endRadius):
            guard endRadius > startRadius, startRadius >= 0 else { return nil }
            return { rect in
                var middle = bounds.graphenePoint(center)
                let outer = Float(endRadius)
                gradient.withStops(from: startRadius / endRadius) {
                    gtk_snapshot_append_radial_gradient(snapshot, rect, &middle, outer, outer, 0, 1, $0, $1)
                }
            }
        case .elliptical(let gradient, let center, let startRadius, let endRadius):
            guard endRadius > startRadius, startRadius >= 0 else { return nil }
            return { rect in
                var middle = bounds.graphenePoint(center)
                gradient.withStops(from: startRadius / endRadius) {
                    gtk_snapshot_append_radial_gradient(
                        snapshot, rect, &middle, Float(endRadius * bounds.width / 2),
                        Float(endRadius * bounds.height / 2), 0, 1, $0, $1)
                }
            }
        case .angular(let gradient, let center, let start, let end):
            guard abs(end.degrees - start.degrees - 360) < 0.001 else { return nil }
            return { rect in
                var middle = bounds.graphenePoint(center)
                // GSK counts from the top, SwiftUI from the positive x axis.
                let rotation = Float(start.degrees + 90)
                // Far from each other, GSK leaves out the corners between two stops.
                let gradient = gradient.withSteps(of: 1 / 24)
                gradient.withStops { gtk_snapshot_append_conic_gradient(snapshot, rect, &middle, rotation, $0, $1) }
            }
        }
    }

    // MARK: Helpers

    func withTransform(_ transform: CGAffineTransform, _ draw: () -> Void) {
        guard let gsk = transform.gskTransform else { return draw() }
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, gsk)
        gsk_transform_unref(gsk)
        draw()
        gtk_snapshot_restore(snapshot)
    }

    func withCairo(around rect: CGRect, _ draw: (OpaquePointer) -> Void) {
        guard !rect.isNull, !rect.isInfinite else { return }
        // One point more on each side for smoothed edges.
        var box = rect.insetBy(dx: -1, dy: -1).integral.graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &box) else { return }
        draw(cairo)
        cairo_destroy(cairo)
    }
}

extension Path {
    /// The path as a rounded rectangle, if it is one: GSK draws these without cairo.
    var gskRoundedRect: GskRoundedRect? {
        var result = GskRoundedRect()
        switch storage {
        case .rect(let rect):
            var bounds = rect.graphene
            gsk_rounded_rect_init_from_rect(&result, &bounds, 0)
        case .ellipse(let rect):
            var bounds = rect.graphene
            var radius = graphene_size_t(width: Float(rect.width / 2), height: Float(rect.height / 2))
            gsk_rounded_rect_init(&result, &bounds, &radius, &radius, &radius, &radius)
        case .roundedRect(let rounded):
            var bounds = rounded.rect.graphene
            func size(_ radius: CGFloat) -> graphene_size_t {
                graphene_size_t(width: Float(radius), height: Float(radius))
            }
            var topLeft = size(rounded.radii.topLeading)
            var topRight = size(rounded.radii.topTrailing)
            var bottomRight = size(rounded.radii.bottomTrailing)
            var bottomLeft = size(rounded.radii.bottomLeading)
            gsk_rounded_rect_init(&result, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
        case .empty, .elements: return nil
        }
        return result
    }

    func add(to cairo: OpaquePointer) {
        var current = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                current = point
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                current = point
            case .quadCurve(let point, let control):
                // Cairo knows cubic curves only; this one is the same curve.
                cairo_curve_to(
                    cairo, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
                current = point
            case .curve(let point, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .closeSubpath:
                cairo_close_path(cairo)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                current = CGPoint(x: x, y: y)
            }
        }
    }
}

extension StrokeStyle {
    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        let lengths = dash.map(Double.init)
        // Cairo refuses a pattern without length.
        if lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) {
            cairo_set_dash(cairo, lengths, Int32(lengths.count), dashPhase)
        }
    }
}
