import CGTK
import Foundation
import SwiftUICore

/// A widget that the program has made itself.
@MainActor
final class ForeignWidget: Widget, NativeWidget, GTKWidget {
    var resized: @MainActor () -> Void = {}

    init(_ pointer: OpaquePointer) {
        super.init(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self))
    }

    var isEnabled: Bool {
        get { gtk_widget_get_sensitive(gtk) != 0 }
        set { if newValue != isEnabled { gtk_widget_set_sensitive(gtk, gboolean(newValue ? 1 : 0)) } }
    }

    /// As wide as is proposed where the widget can be, but never less than it needs; as GTK measures where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = length(GTK_ORIENTATION_HORIZONTAL, -1, proposal.width)
        let height = length(GTK_ORIENTATION_VERTICAL, Int32(width.rounded(.up)), proposal.height)
        return CGSize(width: width, height: height)
    }

    private func length(_ orientation: GtkOrientation, _ other: Int32, _ proposed: CGFloat?) -> CGFloat {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(gtk, orientation, other, &minimum, &natural, nil, nil)
        guard let proposed else { return CGFloat(natural) }
        if gtk_widget_compute_expand(gtk, orientation) != 0, proposed.isFinite {
            return max(CGFloat(minimum), proposed)
        }
        return max(CGFloat(minimum), min(CGFloat(natural), proposed))
    }
}

extension GTKBackend {
    func adopt(_ pointer: OpaquePointer) -> any NativeWidget { ForeignWidget(pointer) }
}
