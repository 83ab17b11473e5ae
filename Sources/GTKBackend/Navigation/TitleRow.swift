import CGTK
import Foundation

/// A page's title under its bar, where the bar has no room for it.
@MainActor
final class TitleRow: Widget {
    private let title = gtk_label_new("")
    private let subtitle = gtk_label_new("")

    init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        addClass("segler-title-row")
        for (label, look) in [(title, "title"), (subtitle, "subtitle")] {
            guard let label else { continue }
            gtk_widget_add_css_class(label, look)
            let text = OpaquePointer(label)
            gtk_label_set_wrap(text, gboolean(1))
            gtk_label_set_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_justify(text, GTK_JUSTIFY_CENTER)
            gtk_label_set_lines(text, 3)
            gtk_label_set_ellipsize(text, PANGO_ELLIPSIZE_END)
            gtk_box_append(cast(GtkBox.self), label)
        }
        gtk_widget_set_visible(gtk, gboolean(0))
    }

    func update(_ title: String, _ subtitle: String) {
        gtk_label_set_label(self.title.map { OpaquePointer($0) }, title)
        gtk_label_set_label(self.subtitle.map { OpaquePointer($0) }, subtitle)
        if let label = self.subtitle { gtk_widget_set_visible(label, gboolean(subtitle.isEmpty ? 0 : 1)) }
    }
}
