import CGTK
import Foundation
import SwiftUICore

/// The outlines of an icon font's glyphs, by Pango and cairo.
@MainActor
enum GlyphOutline {
    /// The size that outlines are taken at: large enough that hinting and rounding don't matter.
    private static let size: CGFloat = 512

    static func path(of glyph: SymbolGlyph) -> Path? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        defer { cairo_destroy(cairo) }
        guard let layout = pango_cairo_create_layout(cairo) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = ResolvedFont(family: glyph.fontFamily, size: size)
        let description = PangoAttributes.description(of: font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let text = String(glyph.character)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { return nil }
        pango_cairo_layout_path(cairo, layout)
        let outline = copyPath(of: cairo)
        guard !outline.isEmpty else { return nil }
        return outline.applying(glyph.fontFamily == nil ? centered(outline.boundingRect) : placed(layout))
    }

    /// The icon font draws into a square of one em, which its line is as high as.
    private static func placed(_ layout: OpaquePointer) -> CGAffineTransform {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let scale = CGFloat(PANGO_SCALE)
        let middle = CGPoint(
            x: (CGFloat(logical.x) + CGFloat(logical.width) / 2) / scale,
            y: (CGFloat(logical.y) + CGFloat(logical.height) / 2) / scale)
        return CGAffineTransform(translationX: size / 2 - middle.x, y: size / 2 - middle.y)
            .concatenating(CGAffineTransform(scaleX: 1 / size, y: 1 / size))
    }

    /// A letter of a text font as large as an icon: 20 of the 24 parts of the square.
    private static func centered(_ ink: CGRect) -> CGAffineTransform {
        let factor = 20.0 / 24 / max(ink.width, ink.height, 1)
        return CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: 0.5, y: 0.5))
    }

    private static func copyPath(of cairo: OpaquePointer) -> Path {
        guard let copy = cairo_copy_path(cairo) else { return Path() }
        defer { cairo_path_destroy(copy) }
        var path = Path()
        var index = 0
        guard let data = copy.pointee.data else { return path }
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += Int(max(1, header.length))
        }
        return path
    }
}
