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

    /// The widget must live as long as this. An empty title keeps it out of the list.
    init(_ accelerator: String, on widget: UnsafeMutablePointer<GtkWidget>, title: @escaping () -> String) {
        self.accelerator = accelerator
        self.widget = widget
        self.title = title
        Self.entries.removeAll { $0.shortcut == nil }
        Self.entries.append(Entry(shortcut: self))
    }

    /// Those that work in a window now, in the order in which they came.
    static func shown(in window: UnsafeMutablePointer<GtkWindow>) -> [(title: String, accelerator: String)] {
        entries.compactMap(\.shortcut).compactMap { shortcut in
            let title = shortcut.title()
            guard !title.isEmpty, gtk_widget_get_mapped(shortcut.widget) != 0,
                gtk_widget_get_root(shortcut.widget) == OpaquePointer(window)
            else { return nil }
            return (title, shortcut.accelerator)
        }
    }
}
