import CGTK
import Foundation
import SwiftUICore

/// A GtkTextView in a scrolled window: an editor, or a field that grows with its text. Return begins a new line.
@MainActor
final class TextViewControl: Widget, TextFieldWidget, GTKWidget {
    var changed: @MainActor (String) -> Void = { _ in }
    var submitted: @MainActor () -> Void = {}
    private let kind: TextFieldKind
    private let view: UnsafeMutablePointer<GtkWidget>
    private let placeholder: UnsafeMutablePointer<GtkWidget>
    private let style: WidgetStyle
    private var shown: TextFieldDescription?
    private var isWriting = false
    private var returns: ReturnKey?

    /// The text's distance from the edges, in points.
    static func insets(_ kind: TextFieldKind) -> EdgeInsets {
        if kind.lines == .scrolling { return EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6) }
        return kind.hasBorder ? EdgeInsets(top: 8, leading: 9, bottom: 8, trailing: 9) : EdgeInsets()
    }

    init(_ kind: TextFieldKind) {
        ControlStyleSheet.install()
        self.kind = kind
        view = gtk_text_view_new()
        placeholder = gtk_label_new("")
        style = WidgetStyle(view)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(pointer, view)
        // A scroll bar would keep a growing field from being as low as its text.
        gtk_scrolled_window_set_policy(
            pointer, GTK_POLICY_NEVER, kind.lines == .scrolling ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
        let insets = Self.insets(kind)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_left_margin(textView, Int32(insets.leading))
        gtk_text_view_set_right_margin(textView, Int32(insets.trailing))
        gtk_text_view_set_top_margin(textView, Int32(insets.top))
        gtk_text_view_set_bottom_margin(textView, Int32(insets.bottom))
        // Tab leaves a field; in an editor it is a letter, and Control+Tab leaves.
        gtk_text_view_set_accepts_tab(textView, gboolean(kind.lines == .scrolling ? 1 : 0))
        addClass(kind.hasBorder ? "segler-field" : "segler-editor")
        gtk_widget_add_css_class(placeholder, "segler-placeholder")
        gtk_widget_set_can_target(placeholder, gboolean(0))
        gtk_text_view_add_overlay(textView, placeholder, Int32(insets.leading), 0)
        connect("changed", of: UnsafeMutableRawPointer(buffer)) { [weak self] in self?.bufferDidChange() }
        if kind.lines == .growing { returns = ReturnKey(buffer) { [weak self] in self?.submitByReturn() ?? false } }
    }

    private var textView: UnsafeMutablePointer<GtkTextView> {
        UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }

    // MARK: Text

    var text: String {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, gboolean(1)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Replaces what differs between a common beginning and a common end: caret and selection elsewhere stay.
    func setText(_ new: String) {
        let old = Array(text.unicodeScalars)
        // C strings end at a zero.
        let new = Array(new.unicodeScalars.prefix { $0.value != 0 })
        guard old != new else { return }
        let edit = TextEdit(from: old, to: new)
        isWriting = true
        defer { isWriting = false }
        gtk_text_buffer_begin_user_action(buffer)
        var start = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(edit.start))
        if edit.removed > 0 {
            var end = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(edit.start + edit.removed))
            gtk_text_buffer_delete(buffer, &start, &end)
        }
        if !edit.inserted.isEmpty {
            let string = String(String.UnicodeScalarView(edit.inserted))
            gtk_text_buffer_insert(buffer, &start, string, Int32(string.utf8.count))
        }
        gtk_text_buffer_end_user_action(buffer)
    }

    // MARK: What the user does

    private func bufferDidChange() {
        gtk_widget_set_visible(placeholder, gboolean(gtk_text_buffer_get_char_count(buffer) == 0 ? 1 : 0))
        if !isWriting { changed(text) }
    }

    /// False where the key begins a new line.
    private func submitByReturn() -> Bool {
        guard shown?.returnSubmits == true, !isWriting, !ReturnKey.isShifted else { return false }
        submitted()
        return true
    }

    // MARK: What the program says

    func update(_ new: TextFieldDescription) {
        let old = shown
        guard new != old else { return }
        shown = new
        if old?.placeholder != new.placeholder {
            gtk_label_set_text(OpaquePointer(placeholder), new.placeholder)
        }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.font != new.font || old?.color != new.color {
            let color = new.color.map { "color: \($0.css);" } ?? ""
            style.set("textview { \(new.font.css) \(color) }")
        }
        if old?.alignment != new.alignment { gtk_text_view_set_justification(textView, new.alignment.justification) }
        if old?.traits != new.traits {
            gtk_text_view_set_input_hints(textView, new.traits.hints)
            gtk_text_view_set_input_purpose(textView, new.traits.gtkPurpose)
        }
    }

    override func grabFocus() -> Bool { gtk_widget_grab_focus(view) != 0 }

    override func setAccessibleLabel(_ label: String) {
        // The scrolled window is no control: the text view is what has the focus.
        segler_accessible_set_label(OpaquePointer(view), label)
    }
}

extension TextAlignment {
    fileprivate var justification: GtkJustification {
        switch self {
        case .leading: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .trailing: GTK_JUSTIFY_RIGHT
        }
    }
}
