import CGTK

/// Owns a GtkWidget: the widget lives at least as long as this object.
@MainActor
class Widget {
    let gtk: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalSet()

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk = widget
        g_object_ref_sink(widget)
    }

    isolated deinit {
        signals.disconnectAll()
        if gtk_widget_get_parent(gtk) != nil { gtk_widget_unparent(gtk) }
        g_object_unref(gtk)
    }

    var pointer: OpaquePointer { OpaquePointer(gtk) }

    /// The widget as one of its subclasses or interfaces.
    func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: T.self)
    }

    /// Calls `action` whenever the widget, or `object` of it, sends a signal without arguments of interest.
    func connect(_ signal: String, of object: UnsafeMutableRawPointer? = nil, _ action: @escaping @MainActor () -> Void)
    {
        signals.connect(object ?? UnsafeMutableRawPointer(gtk), signal, action)
    }

    func addClass(_ name: String) { gtk_widget_add_css_class(gtk, name) }
    func removeClass(_ name: String) { gtk_widget_remove_css_class(gtk, name) }

    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { addClass(name) } else { removeClass(name) }
    }
}
