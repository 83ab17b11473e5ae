import CGTK
import Foundation
import SwiftUICore

/// A GtkTextView in a scrolled window: an editor, or a field that grows with its text. Return begins a new line.
@MainActor
final class TextViewControl: Widget, TextEditorWidget, GTKWidget {
    var changed: @MainActor (String) -> Void = { _ in }
    var submitted: @MainActor () -> Void = {}
    var linesChanged: @MainActor (TextLinesChange) -> Void = { _ in }
    var selectionChanged: @MainActor (Range<Int>) -> Void = { _ in }
    var linkOpened: @MainActor (URL) -> Void = { _ in }
    private let kind: TextFieldKind
    let view: UnsafeMutablePointer<GtkWidget>
    private let placeholder: UnsafeMutablePointer<GtkWidget>
    private let style: WidgetStyle
    private var shown: TextFieldDescription?
    private var isWriting = false
    private var returns: ReturnKey?
    private var edits: BufferEdits?
    private var editorPointer: TextViewPointer?
    private let keys: TextKeys
    /// What the buffer holds: asking GTK for all of it with each key would be slow.
    private var mirror = TextMirror()
    /// What the buffer is about to say that it has changed.
    private var changes: [TextLinesChange] = []
    private var hasText = false
    private var isSelectionReportDue = false
    private lazy var reveal = TextViewReveal(textView, in: gtk)
    let tags: TextTags

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
        keys = TextKeys(view)
        tags = TextTags(
            gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)))
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
        gtk_label_set_wrap(OpaquePointer(placeholder), gboolean(1))
        gtk_label_set_wrap_mode(OpaquePointer(placeholder), PANGO_WRAP_WORD_CHAR)
        gtk_text_view_add_overlay(textView, placeholder, Int32(insets.leading), 0)
        followDirection()
        connect("changed", of: UnsafeMutableRawPointer(buffer)) { [weak self] in self?.bufferDidChange() }
        // First, so that a line break which it keeps out is no edit.
        if kind.lines == .growing { returns = ReturnKey(buffer) { [weak self] in self?.submitByReturn() ?? false } }
        edits = BufferEdits(
            buffer, willInsert: { [weak self] in self?.willInsert($0, at: $1) ?? true },
            willDelete: { [weak self] in self?.willDelete($0, $1) })
        guard kind.lines == .scrolling else { return }
        for signal in ["notify::cursor-position", "mark-set"] {
            connect(signal, of: UnsafeMutableRawPointer(buffer)) { [weak self] in self?.caretDidMove() }
        }
        // Not at each "mark-set": measuring moves marks of GTK's own.
        connect("notify::cursor-position", of: UnsafeMutableRawPointer(buffer)) { [weak self] in
            self?.linesNeedMeasuring()
        }
        connect("move-cursor", of: UnsafeMutableRawPointer(view)) { [weak self] in self?.linesNeedMeasuring() }
        editorPointer = TextViewPointer(self)
        keys.willOffer = { [weak self] in self?.reportSelection() }
        keys.otherwise = { [weak self] in self?.takesKey($0, $1) ?? false }
    }

    var textView: UnsafeMutablePointer<GtkTextView> {
        UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }

    private func followDirection() {
        connect("direction-changed") { [weak self] in
            guard let self else { return }
            let direction = gtk_widget_get_direction(gtk)
            gtk_widget_set_direction(view, direction)
            gtk_widget_set_direction(placeholder, direction)
        }
    }

    /// The placeholder lies over the whole width of the text, so that it begins where the text will begin. GTK makes the
    /// view at least as wide as that, so it must be known before GTK asks.
    func willTake(_ size: CGSize) {
        let insets = Self.insets(kind)
        let room = Int32(max(0, size.width - insets.leading - insets.trailing))
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_widget_get_size_request(placeholder, &width, &height)
        if width != room { gtk_widget_set_size_request(placeholder, room, -1) }
    }

    // MARK: Text

    var text: String { mirror.string }

    /// Replaces what differs between a common beginning and a common end: caret and selection elsewhere stay.
    func setText(_ new: String) {
        let isFirst = !hasText
        hasText = true
        guard let edit = mirror.edit(to: TextMirror.normalized(new)) else { return }
        isWriting = true
        defer { isWriting = false }
        // What was there from the beginning cannot be undone.
        if isFirst { gtk_text_buffer_begin_irreversible_action(buffer) }
        gtk_text_buffer_begin_user_action(buffer)
        var start = iter(at: edit.range.lowerBound)
        if !edit.range.isEmpty {
            var end = iter(at: edit.range.upperBound)
            gtk_text_buffer_delete(buffer, &start, &end)
        }
        if !edit.text.isEmpty { gtk_text_buffer_insert(buffer, &start, edit.text, Int32(edit.text.utf8.count)) }
        gtk_text_buffer_end_user_action(buffer)
        if isFirst {
            gtk_text_buffer_end_irreversible_action(buffer)
            // A text is read from its beginning.
            if kind.lines == .scrolling {
                gtk_text_buffer_get_start_iter(buffer, &start)
                gtk_text_buffer_place_cursor(buffer, &start)
            }
        }
    }

    func iter(at offset: Int) -> GtkTextIter {
        let position = mirror.position(of: offset)
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_line_index(buffer, &iter, Int32(position.line), Int32(position.byte))
        return iter
    }

    func offset(of iter: GtkTextIter) -> Int {
        var iter = iter
        return mirror.offset(
            line: Int(gtk_text_iter_get_line(&iter)), byte: Int(gtk_text_iter_get_line_index(&iter)))
    }

    // MARK: Lines and their looks

    var lineCount: Int { mirror.lineCount }

    func line(_ index: Int) -> String { String(mirror.line(index)) }

    func setSpans(_ spans: [TextLineSpan], ofLine line: Int) {
        tags.set(spans, ofLine: line)
        reveal.linesDidChange()
        linesNeedMeasuring()
    }

    func removeSpans() {
        tags.removeAll()
        linesNeedMeasuring()
    }

    private func linesNeedMeasuring() {
        if kind.lines == .scrolling { UnmeasuredLines.add(self) }
    }

    /// Gives the editor its place again: with that, GTK measures what is in sight and scrolls where it has been told to.
    func measureLines() {
        guard gtk_widget_get_mapped(view) != 0, gtk_widget_get_width(view) > 0 else { return }
        var place = GtkAllocation()
        gtk_widget_get_allocation(view, &place)
        gtk_widget_queue_allocate(view)
        gtk_widget_size_allocate(view, &place, gtk_widget_get_allocated_baseline(view))
    }

    // MARK: Selection

    var selection: Range<Int> {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        return offset(of: start)..<offset(of: end)
    }

    func select(_ range: Range<Int>) {
        var start = iter(at: range.lowerBound)
        var end = iter(at: range.upperBound)
        gtk_text_buffer_select_range(buffer, &end, &start)
        reveal.reveal()
    }

    private func caretDidMove() {
        guard !isSelectionReportDue else { return }
        isSelectionReportDue = true
        MainLoop.soon { [weak self] in self?.reportSelection() }
    }

    private func reportSelection() {
        guard isSelectionReportDue else { return }
        isSelectionReportDue = false
        selectionChanged(selection)
    }

    /// Puts the caret onto a link and opens it.
    func open(_ url: URL, at iter: GtkTextIter) {
        var iter = iter
        gtk_text_buffer_place_cursor(buffer, &iter)
        gtk_widget_grab_focus(view)
        selectionChanged(selection)
        linkOpened(url)
    }

    // MARK: What the user does

    /// Whether there is something to take back, or to do again.
    func canUndo(again: Bool) -> Bool {
        (again ? gtk_text_buffer_get_can_redo(buffer) : gtk_text_buffer_get_can_undo(buffer)) != 0
    }

    /// Gives the focus to what comes before.
    func leaveBackward() {
        segler_widget_move_focus(view, GTK_DIR_TAB_BACKWARD)
    }

    /// Called before GTK inserts; false where the text has been inserted in another form.
    private func willInsert(_ text: String, at iter: UnsafeMutablePointer<GtkTextIter>) -> Bool {
        let normal = TextMirror.normalized(text)
        guard normal.utf8.count == text.utf8.count else {
            gtk_text_buffer_insert(buffer, iter, normal, Int32(normal.utf8.count))
            return false
        }
        let offset = offset(of: iter.pointee)
        changes.append(mirror.replace(offset..<offset, with: normal))
        return true
    }

    private func willDelete(_ start: GtkTextIter, _ end: GtkTextIter) {
        let (a, b) = (offset(of: start), offset(of: end))
        changes.append(mirror.replace(min(a, b)..<max(a, b), with: ""))
    }

    private func bufferDidChange() {
        gtk_widget_set_visible(placeholder, gboolean(mirror.string.isEmpty ? 1 : 0))
        linesNeedMeasuring()
        let done = changes
        changes = []
        for change in done { linesChanged(change) }
        guard !isWriting else { return }
        hasText = true
        changed(mirror.string)
        selectionChanged(selection)
        // GTK scrolls to the caret, but only as far as the new lines take now: they take another place with their looks.
        if done.contains(where: { $0.inserted > 1 }) { reveal.reveal() }
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
        if old?.isEditable ?? true != new.isEditable {
            gtk_text_view_set_editable(textView, gboolean(new.isEditable ? 1 : 0))
        }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.font != new.font || old?.color != new.color {
            let color = new.color.map { "color: \($0.css);" } ?? ""
            style.set("textview { \(new.font.css) \(color) }")
            tags.font = new.font
            linesNeedMeasuring()
        }
        if old?.alignment != new.alignment {
            gtk_text_view_set_justification(textView, new.alignment.justification)
            gtk_label_set_justify(OpaquePointer(placeholder), new.alignment.justification)
            gtk_label_set_xalign(OpaquePointer(placeholder), new.alignment.fraction)
        }
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
