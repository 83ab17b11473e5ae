import CGTK
import SwiftUICore

extension GTKBackend {
    func focus(_ widget: any PlatformWidget) -> Bool {
        guard let widget = widget as? Widget, gtk_widget_get_sensitive(widget.gtk) != 0 else { return false }
        if gtk_widget_get_mapped(widget.gtk) != 0 { return widget.grabFocus() }
        // GTK gives the focus only to what is shown.
        OneMapping.wait(for: widget) { _ = $0.grabFocus() }
        return true
    }

    func unfocus(_ widget: any PlatformWidget) {
        guard let widget = widget as? Widget, let root = gtk_widget_get_root(widget.gtk) else { return }
        gtk_root_set_focus(root, nil)
    }
}

/// Does something once, when a widget is shown.
@MainActor
private enum OneMapping {
    static func wait(for widget: Widget, _ action: @escaping @MainActor (Widget) -> Void) {
        let signals = SignalSet()
        signals.connect(UnsafeMutableRawPointer(widget.gtk), "map") { [weak widget] in
            if let widget { action(widget) }
            // Ends the connection, which kept itself alive until now.
            MainLoop.soon { signals.disconnectAll() }
        }
    }
}
