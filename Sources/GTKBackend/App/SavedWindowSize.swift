import CGTK
import Foundation
import SwiftUICore

/// The size of a window, kept from one start of the program to the next.
@MainActor
struct SavedWindowSize {
    private let id: String

    init(id: String) {
        self.id = id
    }

    private static var file: URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
        return base.appendingPathComponent(AppIdentity.current).appendingPathComponent("windows.ini")
    }

    func restore(_ window: UnsafeMutablePointer<GtkWidget>, default size: CGSize) {
        let keys = g_key_file_new()
        defer { g_key_file_free(keys) }
        _ = g_key_file_load_from_file(keys, Self.file.path, G_KEY_FILE_NONE, nil)
        let width = g_key_file_get_integer(keys, id, "width", nil)
        let height = g_key_file_get_integer(keys, id, "height", nil)
        // A file written by hand may hold anything.
        let isUsable = (200...20_000).contains(width) && (200...20_000).contains(height)
        gtk_window_set_default_size(
            window.window, isUsable ? width : Int32(size.width), isUsable ? height : Int32(size.height))
        if g_key_file_get_boolean(keys, id, "maximized", nil) != 0 { gtk_window_maximize(window.window) }
    }

    func save(_ window: UnsafeMutablePointer<GtkWidget>) {
        let keys = g_key_file_new()
        defer { g_key_file_free(keys) }
        let file = Self.file
        _ = g_key_file_load_from_file(keys, file.path, G_KEY_FILE_NONE, nil)
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window.window, &width, &height)
        guard width > 0, height > 0 else { return }
        g_key_file_set_integer(keys, id, "width", width)
        g_key_file_set_integer(keys, id, "height", height)
        g_key_file_set_boolean(keys, id, "maximized", gtk_window_is_maximized(window.window))
        // A size that could not be kept is no reason to trouble the user.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        g_key_file_save_to_file(keys, file.path, nil)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as the window that it is.
    var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
}
