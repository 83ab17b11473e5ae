import CGTK
import Foundation

/// The signals by which a session or an administrator ends programs.
@MainActor
enum EndSignals {
    /// Runs `action` on the main loop for each of them, instead of the sudden end that they mean otherwise.
    static func handle(_ action: @escaping @MainActor () -> Void) {
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
            g_unix_signal_add_full(
                G_PRIORITY_HIGH, signal,
                { box in
                    guard let box else { return gboolean(0) }
                    let action = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue().action
                    MainActor.assumeIsolated { action() }
                    return gboolean(1)
                }, box,
                { box in
                    if let box { Unmanaged<ActionBox>.fromOpaque(box).release() }
                })
        }
    }
}
