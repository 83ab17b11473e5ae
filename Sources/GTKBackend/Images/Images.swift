import CGTK
import Foundation
import SwiftUICore

extension GTKBackend {
    func loadPicture(_ file: URL) -> (any PlatformPicture)? { Picture.load(file) }

    func decodePicture(_ data: Data) -> (any PlatformPicture)? { PixbufCoder().decode(data) }

    func outline(of glyph: SymbolGlyph) -> Path? { GlyphOutline.path(of: glyph) }
}

extension SnapshotPainter {
    func draw(
        _ picture: any PlatformPicture, in rect: CGRect, interpolation: Image.Interpolation,
        transform: CGAffineTransform
    ) {
        guard let picture = picture as? Picture else { return }
        withTransform(transform) {
            // GTK's own smoothing is linear; the sharp dots of no interpolation need cairo's nearest filter.
            if interpolation == .none {
                guard let texture = picture.texture else { return }
                withCairo(around: rect) { drawSharp(texture, in: rect, $0) }
            } else {
                let scale = pixelsPerPoint
                let stretch = CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
                let size = CGSize(
                    width: rect.width * stretch.width * scale, height: rect.height * stretch.height * scale)
                guard let texture = picture.texture(for: size) else { return }
                var frame = rect.graphene
                gtk_snapshot_append_texture(snapshot, texture.pointer, &frame)
            }
        }
    }

    private func drawSharp(_ texture: Texture, in rect: CGRect, _ cairo: OpaquePointer) {
        let size = texture.size
        guard size.width > 0, size.height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        gdk_texture_download(
            texture.pointer, cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_rectangle(cairo, 0, 0, size.width, size.height)
        cairo_fill(cairo)
    }
}
