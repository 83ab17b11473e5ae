import CGTK
import Foundation
import SwiftUICore

/// Lets the user select parts of a shown text, by pointer and keyboard, and copy them.
@MainActor
final class TextSelection {
    private unowned let label: TextLabel
    private let drag: OpaquePointer
    private let click: OpaquePointer
    private let signals = SignalSet()
    private var menu: HostMenu?
    private var menuClick: ClickGesture?
    /// Offsets into the text's UTF-8, where the selection began and where it ends.
    private var anchor = 0
    private var end = 0
    private lazy var copyAction = ActionHolder { [weak self] in _ = self?.copy() }
    private lazy var allAction = ActionHolder { [weak self] in _ = self?.selectAll() }

    init(_ label: TextLabel) {
        self.label = label
        drag = gtk_gesture_drag_new()
        click = gtk_gesture_click_new()
        let widget = label.gtk
        gtk_widget_set_focusable(widget, gboolean(1))
        gtk_widget_set_cursor_from_name(widget, "text")
        signals.connect(UnsafeMutableRawPointer(drag), "drag-begin") { [weak self] in self?.dragBegan() }
        signals.connect(UnsafeMutableRawPointer(drag), "drag-update") { [weak self] in self?.dragged() }
        signals.connect(UnsafeMutableRawPointer(click), "released") { [weak self] in self?.clicked() }
        signals.connect(UnsafeMutableRawPointer(widget), "state-flags-changed") { [weak self] in self?.focusChanged() }
        gtk_widget_add_controller(widget, drag)
        gtk_widget_add_controller(widget, click)
        gtk_gesture_group(click, drag)
        Keys.add(
            to: widget,
            [
                .init(GDK_KEY_c, GDK_CONTROL_MASK, { [weak self] in self?.copy() ?? false }),
                .init(GDK_KEY_Insert, GDK_CONTROL_MASK, { [weak self] in self?.copy() ?? false }),
                .init(GDK_KEY_a, GDK_CONTROL_MASK, { [weak self] in self?.selectAll() ?? false }),
                .init(GDK_KEY_Menu, Keys.none, { [weak self] in self?.openMenu(at: nil) ?? false }),
                .init(GDK_KEY_F10, GDK_SHIFT_MASK, { [weak self] in self?.openMenu(at: nil) ?? false }),
            ])
        menuClick = ClickGesture(on: widget, button: GDK_BUTTON_SECONDARY) { [weak self] _, point in
            self?.openMenu(at: point) ?? false
        }
    }

    /// False: the text is one that nobody can select any more.
    var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            clear()
            let widget = label.gtk
            gtk_widget_set_focusable(widget, gboolean(isEnabled ? 1 : 0))
            gtk_widget_set_cursor_from_name(widget, isEnabled ? "text" : nil)
            let phase = isEnabled ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
            for controller in [drag, click] { gtk_event_controller_set_propagation_phase(controller, phase) }
        }
    }

    /// The selected part; nil where nothing is selected.
    var range: Range<Int>? { anchor == end ? nil : min(anchor, end)..<max(anchor, end) }

    private var selectedText: String? {
        let bytes = Array(label.string.utf8)
        guard let range, range.upperBound <= bytes.count else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    private func select(_ newAnchor: Int, _ newEnd: Int) {
        guard (newAnchor, newEnd) != (anchor, end) else { return }
        (anchor, end) = (newAnchor, newEnd)
        gtk_widget_queue_draw(label.gtk)
        // As everywhere on X11 and Wayland, the middle button pastes what is selected.
        if let selectedText {
            gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(label.gtk), selectedText)
        }
    }

    /// Called when the text is another one.
    func clear() { select(0, 0) }

    // MARK: Pointer

    private func dragBegan() {
        var (x, y) = (0.0, 0.0)
        gtk_gesture_drag_get_start_point(drag, &x, &y)
        gtk_widget_grab_focus(label.gtk)
        let offset = label.offset(at: CGPoint(x: x, y: y))
        select(offset, offset)
    }

    private func dragged() {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gtk_gesture_drag_get_start_point(drag, &x, &y)
        gtk_gesture_drag_get_offset(drag, &dx, &dy)
        guard abs(dx) + abs(dy) > 2 else { return }
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        select(anchor, label.offset(at: CGPoint(x: x + dx, y: y + dy)))
    }

    private var lastClick: (time: gint64, count: Int) = (0, 0)

    /// A second click takes the word, a third one all of the text.
    private func clicked() {
        let now = g_get_monotonic_time()
        lastClick = (now, now - lastClick.time < 400_000 ? lastClick.count + 1 : 1)
        switch lastClick.count {
        case 2: selectWord(at: anchor)
        case 3: _ = selectAll()
        default: break
        }
    }

    private func selectWord(at offset: Int) {
        let text = label.string
        let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        var start = index
        while start > text.startIndex, isPart(text[text.index(before: start)]) { start = text.index(before: start) }
        var end = index
        while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
        select(
            text.utf8.distance(from: text.startIndex, to: start), text.utf8.distance(from: text.startIndex, to: end))
    }

    // MARK: Commands

    private func selectAll() -> Bool {
        select(0, label.string.utf8.count)
        return true
    }

    private func copy() -> Bool {
        guard let selectedText else { return false }
        gdk_clipboard_set_text(gtk_widget_get_clipboard(label.gtk), selectedText)
        return true
    }

    private func focusChanged() {
        let isFocused = gtk_widget_has_focus(label.gtk) != 0
        if !isFocused, menu == nil { clear() }
    }

    private func openMenu(at point: CGPoint?) -> Bool {
        guard isEnabled else { return false }
        var copyItem = MenuItemModel(
            id: ObjectIdentifier(copyAction), kind: .action, title: UserLocale.choose("Copy", "Kopieren"))
        copyItem.action = copyAction
        copyItem.isEnabled = range != nil
        var allItem = MenuItemModel(
            id: ObjectIdentifier(allAction), kind: .action, title: UserLocale.choose("Select All", "Alles auswählen"))
        allItem.action = allAction
        menu?.close()
        let new = HostMenu([copyItem, allItem], on: label.gtk, at: point)
        menu = new
        new.open()
        return true
    }

    func presentMenu() { menu?.present() }
}
