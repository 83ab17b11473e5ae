import CGTK
import SwiftUICore

/// The side at which the text of an entry stands. It is that of the layout, whatever is typed: GTK counts an alignment
/// from where the letters begin, so an English word would change sides in a window from right to left, and a number
/// whenever the focus comes or goes.
@MainActor
final class EntryAlignment {
    /// The GtkText inside the entry. The entry owns it, and this.
    private let editor: UnsafeMutablePointer<GtkWidget>
    private unowned let entry: Widget
    private var alignment: TextAlignment?

    init(_ editor: UnsafeMutablePointer<GtkWidget>, of entry: Widget) {
        self.editor = editor
        self.entry = entry
    }

    /// The objects that have a say in it, each with the signal by which it tells of that, beside the text itself.
    var influences: [(signal: String, object: UnsafeMutableRawPointer)] {
        let widgets = [("direction-changed", entry.gtk), ("notify::has-focus", editor)]
        return widgets.map { ($0, UnsafeMutableRawPointer($1)) }
            + (keyboard.map { [("notify::direction", UnsafeMutableRawPointer($0))] } ?? [])
    }

    func set(_ alignment: TextAlignment) {
        self.alignment = alignment
        follow()
    }

    /// To be called whenever the text or one of the influences has changed.
    func follow() {
        guard let alignment else { return }
        let direction = gtk_widget_get_direction(entry.gtk)
        // GTK gives what is inside the direction of the program.
        if gtk_widget_get_direction(editor) != direction { gtk_widget_set_direction(editor, direction) }
        let isMirrored = lettersRunLeft != (direction == GTK_TEXT_DIR_RTL)
        let share = isMirrored ? 1 - alignment.fraction : alignment.fraction
        if gtk_editable_get_alignment(entry.pointer) != share { gtk_editable_set_alignment(entry.pointer, share) }
        guard let placeholder else { return }
        if gtk_widget_get_direction(placeholder) != direction { gtk_widget_set_direction(placeholder, direction) }
        // GTK has given it the share of the text.
        gtk_label_set_xalign(OpaquePointer(placeholder), alignment.fraction)
    }

    /// Whether GTK lays the text out from right to left: as its first letter says, or, where none does, the keyboard
    /// while it has the focus.
    private var lettersRunLeft: Bool {
        let field = UnsafeMutableRawPointer(editor).assumingMemoryBound(to: GtkText.self)
        if gtk_text_get_visibility(field) != 0, let text = gtk_editable_get_text(entry.pointer),
            let runsRightToLeft = String(cString: text).runsRightToLeft
        {
            return runsRightToLeft
        }
        guard gtk_widget_has_focus(editor) != 0 else { return gtk_widget_get_direction(editor) == GTK_TEXT_DIR_RTL }
        return keyboard.map { gdk_device_get_direction($0) == PANGO_DIRECTION_RTL } ?? false
    }

    private var keyboard: OpaquePointer? {
        gdk_display_get_default_seat(gtk_widget_get_display(editor)).flatMap { gdk_seat_get_keyboard($0) }
    }

    private var placeholder: UnsafeMutablePointer<GtkWidget>? {
        var child = gtk_widget_get_first_child(editor)
        while let widget = child {
            if String(cString: gtk_widget_get_css_name(widget)) == "placeholder" { return widget }
            child = gtk_widget_get_next_sibling(widget)
        }
        return nil
    }
}

extension TextAlignment {
    /// Which part of the free room is before the text.
    var fraction: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
