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
}
