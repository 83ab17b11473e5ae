import CGTK
import Foundation

/// Tells when the first frame was on screen, for measuring the start: with `SEGLER_PRINT_FIRST_FRAME=1` in the
/// environment a line `first-frame` and the monotonic clock in nanoseconds.
@MainActor
enum FirstFrame {
    private static var isWatching = false
    private static let signals = SignalSet()

    static func watch(_ window: UnsafeMutablePointer<GtkWidget>) {
        guard !isWatching, ProcessInfo.processInfo.environment["SEGLER_PRINT_FIRST_FRAME"] == "1" else { return }
        isWatching = true
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        signals.connect(UnsafeMutableRawPointer(clock), "after-paint") {
            FileHandle.standardOutput.write(Data("first-frame \(g_get_monotonic_time() * 1000)\n".utf8))
            MainLoop.soon { signals.disconnectAll() }
        }
    }
}
