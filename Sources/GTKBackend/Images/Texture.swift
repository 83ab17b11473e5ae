import CGTK
import Foundation

/// A picture's dots in memory. GDK's textures do not change and may be used from any thread.
final class Texture: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    var size: CGSize {
        CGSize(width: Int(gdk_texture_get_width(pointer)), height: Int(gdk_texture_get_height(pointer)))
    }

    /// The picture in a file, turned as its camera was held.
    convenience init?(file: String) {
        guard let pixels = gdk_pixbuf_new_from_file(file, nil) else { return nil }
        self.init(pixels: pixels)
    }

    /// The picture in a file of vectors, drawn in a size.
    convenience init?(vectors file: String, width: Int, height: Int) {
        guard let pixels = gdk_pixbuf_new_from_file_at_scale(file, Int32(width), Int32(height), gboolean(0), nil) else {
            return nil
        }
        self.init(pixels: pixels)
    }

    /// The picture in some data.
    convenience init?(data: Data) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        // A loader must be closed in any case.
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead, let pixels = gdk_pixbuf_loader_get_pixbuf(loader)
        else {
            return nil
        }
        g_object_ref(UnsafeMutableRawPointer(pixels))
        self.init(pixels: pixels)
    }

    /// Takes over the caller's reference.
    private convenience init?(pixels: OpaquePointer) {
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixels) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let texture = gdk_texture_new_for_pixbuf(upright) else { return nil }
        self.init(texture)
    }

    /// The picture in a smaller size, of the averages of its dots.
    func smaller(width: Int, height: Int) -> Texture? {
        guard let pixels = pixbuf else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        guard let scaled = gdk_pixbuf_scale_simple(pixels, Int32(width), Int32(height), GDK_INTERP_BILINEAR) else {
            return nil
        }
        return Texture(pixels: scaled)
    }

    /// The caller owns it.
    private var pixbuf: OpaquePointer? { gdk_pixbuf_get_from_texture(pointer) }

    /// The picture as a PNG file.
    var png: Data? {
        guard let bytes = gdk_texture_save_to_png_bytes(pointer) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        return g_bytes_get_data(bytes, &size).map { Data(bytes: $0, count: Int(size)) }
    }

    /// The picture as a JPEG file; `quality` is from 0 to 1.
    func jpeg(quality: Double) -> Data? {
        guard let pixels = pixbuf else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        let percent = "\(Int((min(max(quality, 0), 1) * 100).rounded()))"
        let isSaved = "quality".withCString { key in
            percent.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixels, &buffer, &size, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}
