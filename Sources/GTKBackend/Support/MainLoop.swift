import CGTK
import Foundation

/// Makes GLib's main loop serve what Swift code expects of the main thread: libdispatch's main queue, on which tasks of
/// the main actor run, and Foundation's timers.
@MainActor
enum MainLoop {
    private static var isBridged = false

    static func bridge() {
        guard !isBridged else { return }
        isBridged = true
        let queue = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add(
            queue, G_IO_IN,
            { _, _, _ in
                _dispatch_main_queue_callback_4CF(nil)
                return gboolean(1)
            }, nil)
        segler_timer_source_add({ MainLoop.microsecondsToTimer() }, { MainLoop.fireTimers() })
    }

    /// A bare GLib loop never fires Foundation's timers: it is told when the next one is due.
    private nonisolated static func microsecondsToTimer() -> Int64 {
        guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let delay = next.timeIntervalSinceNow
        guard delay < 1e9 else { return -1 }
        return max(0, Int64(delay * 1e6))
    }

    private nonisolated static func fireTimers() {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }

    /// Runs `work` after so many seconds.
    static func later(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(ActionBox(work)).toOpaque()
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(max(0, delay * 1000).rounded(.up)),
            { box in
                guard let box else { return gboolean(0) }
                let action = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue().action
                MainActor.assumeIsolated { action() }
                return gboolean(0)
            }, box,
            { box in
                guard let box else { return }
                Unmanaged<ActionBox>.fromOpaque(box).release()
            })
    }

    /// Runs `work` in this turn of the loop, before the display is drawn.
    static func soon(_ work: @escaping @MainActor () -> Void) { add(work, priority: G_PRIORITY_DEFAULT) }

    /// Runs `work` before the next event is looked at.
    static func beforeEvents(_ work: @escaping @MainActor () -> Void) { add(work, priority: G_PRIORITY_HIGH) }

    /// Runs `work` when nothing else is to be done, not even to be drawn.
    static func whenIdle(_ work: @escaping @MainActor () -> Void) { add(work, priority: G_PRIORITY_DEFAULT_IDLE) }

    private static func add(_ work: @escaping @MainActor () -> Void, priority: Int32) {
        let box = Unmanaged.passRetained(ActionBox(work)).toOpaque()
        g_idle_add_full(
            priority,
            { box in
                guard let box else { return gboolean(0) }
                let action = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue().action
                MainActor.assumeIsolated { action() }
                return gboolean(0)
            }, box,
            { box in
                guard let box else { return }
                Unmanaged<ActionBox>.fromOpaque(box).release()
            })
    }
}
