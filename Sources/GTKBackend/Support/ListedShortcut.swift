import CGTK

/// A shortcut that works where a widget is shown, with what the window of shortcuts calls it. Listed as long as it lives.
@MainActor
final class ListedShortcut {
    private struct Entry {
        weak var shortcut: ListedShortcut?
    }

    private static var entries: [Entry] = []

    private let accelerator: String
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let title: () -> String
    private let action: () -> Void

    /// The widget must live as long as this. An empty title keeps it out of the list.
    init(
        _ accelerator: String, on widget: UnsafeMutablePointer<GtkWidget>, title: @escaping () -> String,
        action: @escaping () -> Void
    ) {
        self.accelerator = accelerator
        self.widget = widget
        self.title = title
        self.action = action
        Self.entries.removeAll { $0.shortcut == nil }
        Self.entries.append(Entry(shortcut: self))
    }

    /// Those that work in a window now, in the order in which they came.
    static func shown(in window: UnsafeMutablePointer<GtkWindow>) -> [(title: String, accelerator: String)] {
        entries.compactMap(\.shortcut).compactMap { shortcut in
            let title = shortcut.title()
            return title.isEmpty || !shortcut.works(in: window) ? nil : (title, shortcut.accelerator)
        }
    }

    /// Does what the key does in a window, or unless `onlyShown`, what it would do on a page under the one that is shown;
    /// false where it does nothing.
    @discardableResult
    static func run(
        _ accelerator: String, in window: UnsafeMutablePointer<GtkWindow>, onlyShown: Bool = false
    ) -> Bool {
        let known = entries.compactMap(\.shortcut).filter { $0.accelerator == accelerator && $0.belongs(to: window) }
        let shortcut = known.last { $0.works(in: window) } ?? (onlyShown ? nil : known.last)
        shortcut?.action()
        return shortcut != nil
    }

    private func works(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        gtk_widget_get_mapped(widget) != 0 && belongs(to: window)
    }

    private func belongs(to window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        gtk_widget_is_sensitive(widget) != 0 && gtk_widget_get_root(widget) == OpaquePointer(window)
    }
}
