import CGTK

/// Whether GTK gives widgets their places at the moment, and what has to wait until it has done so.
///
/// A widget that asks for another size then marks those around it, which GTK has passed already: they would be drawn, with
/// a warning, before they are looked at again.
@MainActor
enum Allocation {
    /// The hosts whose places are being given, outer ones first.
    private static var hosts: [UnsafeMutablePointer<GtkWidget>] = []
    private static var waiting: [WeakWidget] = []
    private static var toReplace: [WeakWidget] = []
    private static var later: [@MainActor () -> Void] = []

    static func begin(_ host: UnsafeMutablePointer<GtkWidget>) { hosts.append(host) }

    static func end() {
        hosts.removeLast()
        guard hosts.isEmpty, !waiting.isEmpty || !toReplace.isEmpty || !later.isEmpty else { return }
        MainLoop.soon { finish() }
    }

    /// Whether other widgets may come into a host now: not where GTK may have passed it already, and would draw them without
    /// a place.
    static func mayChange(_ host: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let current = hosts.last else { return true }
        return host == current || gtk_widget_is_ancestor(host, current) != 0
    }

    /// Does what shows, hides or changes widgets around the one that gets its place: at once, or as soon as all have theirs.
    static func whenDone(_ work: @escaping @MainActor () -> Void) {
        if hosts.isEmpty { work() } else { later.append(work) }
    }

    /// Asks GTK to measure a widget again: at once, or as soon as all widgets have their places.
    static func resize(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard !hosts.isEmpty else { return gtk_widget_queue_resize(widget) }
        guard !waiting.contains(where: { $0.widget == widget }) else { return }
        let reference = WeakWidget()
        reference.widget = widget
        waiting.append(reference)
    }

    /// Asks GTK to give the children of a widget their places again, at once or then.
    static func replace(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard !hosts.isEmpty else { return gtk_widget_queue_allocate(widget) }
        guard !toReplace.contains(where: { $0.widget == widget }) else { return }
        let reference = WeakWidget()
        reference.widget = widget
        toReplace.append(reference)
    }

    private static func finish() {
        let (widgets, work) = (waiting.compactMap(\.widget), later)
        for widget in toReplace.compactMap(\.widget) { gtk_widget_queue_allocate(widget) }
        toReplace = []
        waiting = []
        later = []
        for work in work { work() }
        for widget in widgets { gtk_widget_queue_resize(widget) }
    }
}
