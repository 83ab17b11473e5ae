import CGTK
import SwiftUICore

/// What waits to be brought to the screen: at the latest before the widgets get their places, so that nothing changes
/// around those that have theirs.
@MainActor
enum ScheduledFlushes {
    private static var graphs: [Graph] = []
    private static var isRunning = false

    /// The user's next key or click is for what the last one has made of the screen. What a flush itself leaves to be
    /// done waits its turn among the events: it might go on for ever.
    static func add(_ graph: Graph) {
        graphs.append(graph)
        if isRunning { MainLoop.soon { run() } } else { MainLoop.beforeEvents { run() } }
    }

    fileprivate static func run() {
        let waiting = graphs
        graphs = []
        isRunning = true
        defer { isRunning = false }
        for graph in waiting { graph.flush() }
    }
}

/// Follows the frames of a window: also GTK's own animations leave changes when they have moved.
@MainActor
final class FrameFollower {
    private let signals = SignalSet()

    init(_ window: UnsafeMutablePointer<GtkWidget>) {
        signals.connect(UnsafeMutableRawPointer(window), "realize") { [weak signals] in
            guard let signals, let clock = gtk_widget_get_frame_clock(window) else { return }
            signals.connect(UnsafeMutableRawPointer(clock), "update", isLast: true) {
                ScheduledFlushes.run()
                UnmeasuredLines.measure()
            }
        }
    }
}
