import CGTK
import Foundation
import SwiftUICore

/// A picture in memory.
@MainActor
final class TexturePicture: PlatformPicture {
    let texture: OpaquePointer

    init(_ texture: OpaquePointer) {
        self.texture = texture
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

    var pixelSize: CGSize {
        CGSize(width: Int(gdk_texture_get_width(texture)), height: Int(gdk_texture_get_height(texture)))
    }
}

extension GTKBackend {
    func loadPicture(_ file: URL) -> (any PlatformPicture)? {
        gdk_texture_new_from_filename(file.path, nil).map { TexturePicture($0) }
    }

    func outline(of glyph: SymbolGlyph) -> Path? { GlyphOutline.path(of: glyph) }
}

extension SnapshotPainter {
    func draw(
        _ picture: any PlatformPicture, in rect: CGRect, interpolation: Image.Interpolation,
        transform: CGAffineTransform
    ) {
        guard let picture = picture as? TexturePicture else { return }
        withTransform(transform) {
            // GTK's own smoothing is linear; the sharp dots of no interpolation need cairo's nearest filter.
            if interpolation == .none {
                withCairo(around: rect) { drawSharp(picture, in: rect, $0) }
            } else {
                var frame = rect.graphene
                gtk_snapshot_append_texture(snapshot, picture.texture, &frame)
            }
        }
    }

    private func drawSharp(_ picture: TexturePicture, in rect: CGRect, _ cairo: OpaquePointer) {
        let size = picture.pixelSize
        guard size.width > 0, size.height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        gdk_texture_download(
            picture.texture, cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_rectangle(cairo, 0, 0, size.width, size.height)
        cairo_fill(cairo)
    }
}
