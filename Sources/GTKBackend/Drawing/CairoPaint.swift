import CGTK
import Foundation
import SwiftUICore

/// Paints with cairo what GSK's own nodes cannot.
enum CairoPaint {
    /// Sets the paint up and calls `draw`, which fills or strokes the current path.
    static func paint(_ paint: ResolvedPaint, bounds: CGRect, _ cairo: OpaquePointer, _ draw: () -> Void) {
        switch paint {
        case .color(let color), .material(_, let color):
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
            draw()
        case .linear(let gradient, let start, let end):
            let (from, to) = (bounds.point(start), bounds.point(end))
            use(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient, cairo, draw)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let middle = bounds.point(center)
            use(
                cairo_pattern_create_radial(middle.x, middle.y, startRadius, middle.x, middle.y, endRadius), gradient,
                cairo, draw)
        case .elliptical(let gradient, let center, let startRadius, let endRadius):
            elliptical(gradient, bounds.point(center), startRadius, endRadius, bounds, cairo, draw)
        case .angular(let gradient, let center, let start, let end):
            angular(gradient, bounds.point(center), start, end, bounds, cairo, draw)
        }
    }

    private static func use(
        _ pattern: OpaquePointer?, _ gradient: ResolvedGradient, _ cairo: OpaquePointer, _ draw: () -> Void
    ) {
        for stop in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
                Double(stop.color.opacity))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        draw()
        cairo_pattern_destroy(pattern)
    }

    /// A radial gradient in a space that is stretched to the bounds' half sides.
    private static func elliptical(
        _ gradient: ResolvedGradient, _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ bounds: CGRect,
        _ cairo: OpaquePointer, _ draw: () -> Void
    ) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 2 / bounds.width, 2 / bounds.height)
        cairo_matrix_translate(&matrix, -center.x, -center.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        use(pattern, gradient, cairo, draw)
    }

    /// Cairo has no angular gradient: thin wedges of one colour each, one degree wide, drawn through the outline.
    private static func angular(
        _ gradient: ResolvedGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ bounds: CGRect,
        _ cairo: OpaquePointer, _ draw: () -> Void
    ) {
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        draw()
        let mask = cairo_pop_group(cairo)
        cairo_push_group(cairo)
        let reach = hypot(bounds.width, bounds.height) * 2
        let span = end.degrees - start.degrees
        for degree in 0..<360 {
            let angle = start.degrees + Double(degree)
            let location = span == 0 ? 0 : Double(degree) / span
            let color = gradient.color(at: min(1, max(0, location)))
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
            cairo_move_to(cairo, center.x, center.y)
            // Half a degree more hides the seams between smoothed edges.
            cairo_arc(cairo, center.x, center.y, reach, angle * .pi / 180, (angle + 1.5) * .pi / 180)
            cairo_close_path(cairo)
            cairo_fill(cairo)
        }
        cairo_pop_group_to_source(cairo)
        cairo_mask(cairo, mask)
        cairo_pattern_destroy(mask)
    }
}

extension CGRect {
    func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
    }

    func graphenePoint(_ unit: UnitPoint) -> graphene_point_t {
        let point = point(unit)
        return graphene_point_t(x: Float(point.x), y: Float(point.y))
    }
}

extension Color.Resolved {
    var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: opacity) }
}

extension ResolvedGradient {
    /// The stops as GSK wants them; `inner` is where the first one stands on the way from the middle to the rim.
    func withStops(from inner: CGFloat = 0, _ use: (UnsafePointer<GskColorStop>, UInt) -> Void) {
        var list = stops.map {
            GskColorStop(
                offset: Float(min(1, max(0, inner + $0.location * (1 - inner)))), color: $0.color.gdk)
        }
        // GSK needs two stops at least.
        if list.count == 1 { list.append(GskColorStop(offset: 1, color: list[0].color)) }
        list.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { use(base, UInt(buffer.count)) }
        }
    }
}
