import CGTK
import Foundation

/// Opens addresses with the desktop's program for them.
@MainActor
enum URLOpener {
    /// False where there is no such program, which is told on standard error.
    static func open(_ url: URL) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        if g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0 { return true }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no program for it"
        g_clear_error(&error)
        FileHandle.standardError.write(Data("\(url.absoluteString) could not be opened: \(reason)\n".utf8))
        return false
    }

    /// Whether the desktop has a program for such addresses.
    static func canOpen(_ url: URL) -> Bool {
        if url.isFileURL {
            let file = g_file_new_for_path(url.path)
            defer { file.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
            return isThere(g_file_query_default_handler(file, nil, nil))
        }
        return url.scheme.map { isThere(g_app_info_get_default_for_uri_scheme($0.lowercased())) } ?? false
    }

    private static func isThere(_ program: OpaquePointer?) -> Bool {
        guard let program else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }
}
