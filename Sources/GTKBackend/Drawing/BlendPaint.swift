import CGTK
import Foundation
import SwiftUICore

/// Mixes two pictures.
@MainActor
struct BlendPaint {
    let bottom: OpaquePointer
    let top: OpaquePointer
    let mode: BlendMode

    func draw(in painter: SnapshotPainter) {
        let snapshot = painter.snapshot
        if let gsk = mode.gsk {
            gtk_snapshot_push_blend(snapshot, gsk)
            gtk_snapshot_append_node(snapshot, bottom)
            gtk_snapshot_pop(snapshot)
            gtk_snapshot_append_node(snapshot, top)
            gtk_snapshot_pop(snapshot)
        } else if mode == .plusDarker {
            drawPlusDarker(in: painter)
        } else {
            drawOperator(mode.cairo, in: painter)
        }
    }

    private var bounds: CGRect { bottom.bounds.union(top.bounds) }

    /// What GSK has no blend node for, cairo has an operator for.
    private func drawOperator(_ operation: cairo_operator_t, in painter: SnapshotPainter) {
        painter.withCairo(around: bounds) { cairo in
            cairo_push_group(cairo)
            gsk_render_node_draw(bottom, cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(top, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, operation)
            cairo_paint(cairo)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }

    /// The sum of both colours less white, which neither GSK nor cairo can do: dot by dot.
    private func drawPlusDarker(in painter: SnapshotPainter) {
        let bounds = bounds.integral
        guard let below = image(of: bottom, bounds), let above = image(of: top, bounds) else { return }
        defer {
            cairo_surface_destroy(below)
            cairo_surface_destroy(above)
        }
        if let target = cairo_image_surface_get_data(below), let source = cairo_image_surface_get_data(above) {
            let count = Int(cairo_image_surface_get_stride(below)) * Int(cairo_image_surface_get_height(below))
            for dot in stride(from: 0, to: count, by: 4) {
                let (alphaBelow, alphaAbove) = (Int(target[dot + 3]), Int(source[dot + 3]))
                let alpha = min(255, alphaBelow + alphaAbove)
                for part in dot..<dot + 3 {
                    // Components are multiplied with their opacity: what is missing to white adds up.
                    let missing = (alphaBelow - Int(target[part])) + (alphaAbove - Int(source[part]))
                    target[part] = UInt8(min(max(0, alpha - missing), alpha))
                }
                target[dot + 3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(below)
        painter.withCairo(around: bounds) { cairo in
            cairo_set_source_surface(cairo, below, bounds.minX, bounds.minY)
            cairo_paint(cairo)
        }
    }

    private func image(of node: OpaquePointer, _ bounds: CGRect) -> OpaquePointer? {
        guard bounds.width >= 1, bounds.height >= 1, bounds.width < 16_384, bounds.height < 16_384,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
        else { return nil }
        let cairo = cairo_create(surface)
        cairo_translate(cairo, -bounds.minX, -bounds.minY)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        return surface
    }
}

extension BlendMode {
    /// GSK's own node; nil where it has none.
    fileprivate var gsk: GskBlendMode? {
        switch self {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }

    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }
}
