import CGTK

/// Takes popovers down for good.
@MainActor
enum PopoverEnd {
    /// Hides a popover and takes it from its parent in a later turn. GTK keeps one for ever that loses its parent right
    /// after it was hidden, and a tooltip that waits for its time then asks it for its surface.
    static func remove(_ popover: UnsafeMutablePointer<GtkWidget>) {
        let gtkPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_popdown(gtkPopover)
        guard let parent = gtk_widget_get_parent(popover) else { return }
        g_object_ref(popover)
        g_object_ref(parent)
        MainLoop.whenIdle {
            if gtk_widget_get_parent(popover) == parent { gtk_widget_unparent(popover) }
            g_object_unref(popover)
            g_object_unref(parent)
        }
    }
}
