import CGTK

/// Keys that scroll what is beside the keyboard's focus, as on the button of a page's bar. Where the focus is in something
/// that scrolls, GTK sees to it. A view's own shortcut comes first.
@MainActor
enum ScrollKeys {
    private static let keys: [(key: Int32, onKeypad: Int32, scroll: GtkScrollType)] = [
        (GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GTK_SCROLL_PAGE_BACKWARD),
        (GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GTK_SCROLL_PAGE_FORWARD),
        (GDK_KEY_Home, GDK_KEY_KP_Home, GTK_SCROLL_START), (GDK_KEY_End, GDK_KEY_KP_End, GTK_SCROLL_END),
    ]

    static func add(to window: UnsafeMutablePointer<GtkWidget>) {
        Keys.add(
            to: window,
            keys.flatMap { keys in
                [keys.key, keys.onKeypad].map { .init($0, Keys.none) { press(keys.key, keys.scroll, in: window) } }
            })
    }

    /// These keys of the window come before those that hold anywhere in it.
    private static func press(
        _ key: Int32, _ type: GtkScrollType, in window: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        guard let name = gtk_accelerator_name(guint(key), Keys.none) else { return false }
        defer { g_free(name) }
        return ListedShortcut.run(String(cString: name), in: gtkWindow, onlyShown: true) || scroll(window, type)
    }

    private static func scroll(_ window: UnsafeMutablePointer<GtkWidget>, _ type: GtkScrollType) -> Bool {
        // Out of a menu or a bubble keys lead nowhere.
        let isBeside = { (widget: UnsafeMutablePointer<GtkWidget>) in
            gtk_widget_get_ancestor(widget, gtk_popover_get_type()) == nil
        }
        var around = gtk_widget_get_root(window).flatMap { gtk_root_get_focus($0) } ?? window
        guard isBeside(around) else { return false }
        while true {
            if let view = largestView(in: around) { return segler_scrolled_window_scroll(view, type) != 0 }
            guard around != window, let parent = gtk_widget_get_parent(around) else { return false }
            around = parent
        }
    }

    /// What is seen most of and can be scrolled up or down.
    private static func largestView(in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
        var found: (view: OpaquePointer, size: Int32)?
        visit(widget) { widget in
            let view = OpaquePointer(widget)
            let size = gtk_widget_get_width(widget) * gtk_widget_get_height(widget)
            if size > found?.size ?? 0, canScroll(view) { found = (view, size) }
        }
        return found?.view
    }

    private static func canScroll(_ view: OpaquePointer) -> Bool {
        guard ScrollWidget.letsUserScroll(view), let adjustment = gtk_scrolled_window_get_vadjustment(view) else {
            return false
        }
        let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
        return length > gtk_adjustment_get_page_size(adjustment)
    }

    private static func visit(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ view: (UnsafeMutablePointer<GtkWidget>) -> Void
    ) {
        guard gtk_widget_get_child_visible(widget) != 0, gtk_widget_get_mapped(widget) != 0 else { return }
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0 { return }
        if g_type_check_instance_is_a(instance, gtk_scrolled_window_get_type()) != 0 { view(widget) }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            visit(next, view)
            child = gtk_widget_get_next_sibling(next)
        }
    }
}
