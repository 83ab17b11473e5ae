import CGTK
import Foundation
import SwiftUICore

/// The engine's platform on GTK 4 and libadwaita.
@MainActor
final class GTKBackend: Backend {
    let textEngine = TextEngine()
    let theme = ThemeMonitor()
    /// The program's menu as it is now.
    var menuItems: () -> [MenuItemModel] = { [] }
    private var isFrameRequested = false

    init() {
        adw_init()
        segler_new_windows_have_addresses()
        StyleSheet.load()
        MainLoop.bridge()
        RunningApp.backend = self
        RunningApp.pictures.withLock { $0 = PixbufCoder() }
    }

    // MARK: ClockBackend

    var time: TimeInterval { Double(g_get_monotonic_time()) / 1e6 }

    var animationsAreEnabled: Bool { theme.animationsAreEnabled }

    func scheduleFlush(_ graph: Graph) { ScheduledFlushes.add(graph) }

    func requestFrame(_ graph: Graph) {
        guard !isFrameRequested else { return }
        guard let window = Windows.visible else { return MainLoop.soon { graph.frame() } }
        isFrameRequested = true
        FrameTick.request(on: window) { [weak self] in
            self?.isFrameRequested = false
            graph.frame()
        }
    }

    func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        MainLoop.later(delay, work)
    }

    // MARK: HostBackend

    func makeHost() -> any PlatformHost { HostWidget() }
}

/// One call at the next frame of a widget's frame clock.
@MainActor
enum FrameTick {
    static func request(on widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
        gtk_widget_add_tick_callback(
            widget,
            { _, _, box in
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
