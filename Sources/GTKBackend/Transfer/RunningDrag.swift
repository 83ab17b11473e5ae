import CGTK
import SwiftUICore

/// A drag that this program has begun. One may still be on its way to where it was dropped when the next begins, and GTK's
/// source then says of the next one that it has ended; so each is asked itself.
@MainActor
final class RunningDrag {
    private static var all: [OpaquePointer: RunningDrag] = [:]

    private let drag: OpaquePointer
    private let item: DragItem
    private let signals = SignalSet()

    private init(_ drag: OpaquePointer, _ item: DragItem) {
        self.drag = drag
        self.item = item
    }

    static func began(_ drag: OpaquePointer, _ item: DragItem) {
        let running = RunningDrag(drag, item)
        all[drag] = running
        for signal in ["dnd-finished", "cancel"] {
            running.signals.connect(UnsafeMutableRawPointer(drag), signal) { [weak running] in running?.ended() }
        }
    }

    /// What is dragged; nil: the drag is another program's.
    static func item(of drag: OpaquePointer) -> DragItem? { all[drag]?.item }

    private func ended() {
        guard Self.all.removeValue(forKey: drag) != nil else { return }
        signals.disconnectAll()
        // The drop may still be on its way to a view.
        MainLoop.soon { [item] in item.end() }
    }
}
