import CGTK

/// Whether GTK gives widgets their places at the moment, and what has to wait until it has done so.
///
/// A widget that asks for another size then marks those around it, which GTK has passed already: they would be drawn, with
/// a warning, before they are looked at again.
@MainActor
enum Allocation {
    private static var depth = 0
    private static var waiting: [WeakWidget] = []
    private static var toReplace: [WeakWidget] = []
    private static var later: [@MainActor () -> Void] = []

    static func begin() { depth += 1 }

    static func end() {
        depth -= 1
        guard depth == 0, !waiting.isEmpty || !toReplace.isEmpty || !later.isEmpty else { return }
        MainLoop.soon { finish() }
    }

    /// Does what shows, hides or changes widgets around the one that gets its place: at once, or as soon as all have theirs.
    static func whenDone(_ work: @escaping @MainActor () -> Void) {
        if depth == 0 { work() } else { later.append(work) }
    }

    /// Asks GTK to measure a widget again: at once, or as soon as all widgets have their places.
    static func resize(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard depth > 0 else { return gtk_widget_queue_resize(widget) }
        guard !waiting.contains(where: { $0.widget == widget }) else { return }
        let reference = WeakWidget()
        reference.widget = widget
        waiting.append(reference)
    }

    /// Asks GTK to give the children of a widget their places again, at once or then.
    static func replace(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard depth > 0 else { return gtk_widget_queue_allocate(widget) }
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
