import CGTK
import Foundation
import SwiftUICore

/// Draws a surface into a GtkSnapshot.
///
/// GTK draws child widgets at their own transform, so the snapshot stays in the host's coordinates and every drawn item
/// brings its transform along.
@MainActor
final class SnapshotPainter: Painter {
    let snapshot: OpaquePointer
    private let host: HostWidget
    private var depth = 0

    init(_ snapshot: OpaquePointer, host: HostWidget) {
        self.snapshot = snapshot
        self.host = host
    }

    var visibleRect: CGRect? { nil }

    /// Ends the groups that are still open.
    func finish() {
        while depth > 0 { pop() }
    }

    func draw(_ widget: any PlatformWidget) {
        guard let child = widget as? any GTKWidget, gtk_widget_get_parent(child.gtk) == host.gtk else { return }
        gtk_widget_snapshot_child(host.gtk, child.gtk, snapshot)
    }

    func pushOpacity(_ opacity: Double) {
        beginGroup { gtk_snapshot_push_opacity(snapshot, opacity) }
    }

    func pushBlur(radius: CGFloat) {
        beginGroup { gtk_snapshot_push_blur(snapshot, Double(radius)) }
    }

    func beginGroup(_ push: () -> Void) {
        depth += 1
        push()
    }

    func pop() {
        depth -= 1
        gtk_snapshot_pop(snapshot)
    }
}
