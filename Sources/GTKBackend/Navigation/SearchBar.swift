import CGTK
import Foundation
import SwiftUICore

/// The search field of a page: a GtkSearchBar under the header bar, and a button there that shows it.
@MainActor
final class SearchBar {
    private let bar: UnsafeMutablePointer<GtkWidget> = gtk_search_bar_new()
    private let entry: UnsafeMutablePointer<GtkWidget> = gtk_search_entry_new()
    private let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    private let button: UnsafeMutablePointer<GtkWidget> = gtk_toggle_button_new()
    private let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new()
    private let signals = SignalSet()
    private let event: @MainActor (PageSearchEvent) -> Void
    private var accessory: HostWidget?
    private var suggestions: HostWidget?
    private var shown = PageSearch()
    private var isWriting = false
    private var hasButton = false

    init(
        in box: UnsafeMutablePointer<GtkBox>, under header: UnsafeMutablePointer<GtkWidget>?,
        content: UnsafeMutablePointer<GtkWidget>?, _ event: @escaping @MainActor (PageSearchEvent) -> Void
    ) {
        self.event = event
        for widget in [button, entry, popover] { g_object_ref_sink(UnsafeMutableRawPointer(widget)) }
        let clamp: UnsafeMutablePointer<GtkWidget> = adw_clamp_new()
        adw_clamp_set_maximum_size(OpaquePointer(clamp), 560)
        gtk_widget_set_hexpand(clamp, gboolean(1))
        gtk_box_append(columnBox, entry)
        adw_clamp_set_child(OpaquePointer(clamp), column)
        gtk_search_bar_set_child(OpaquePointer(bar), clamp)
        gtk_search_bar_connect_entry(OpaquePointer(bar), OpaquePointer(entry))
        gtk_box_insert_child_after(box, bar, header)
        // What is typed anywhere on the page is searched for.
        if let content { gtk_search_bar_set_key_capture_widget(OpaquePointer(bar), content) }
        appearAtOnce()
        gtk_button_set_icon_name(
            UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), "system-search-symbolic")
        gtk_widget_set_tooltip_text(button, PlatformWords.search)
        segler_accessible_set_label(OpaquePointer(button), PlatformWords.search)
        segler_accessible_set_label(OpaquePointer(entry), PlatformWords.search)
        gtk_popover_set_autohide(popoverPointer, gboolean(0))
        gtk_popover_set_has_arrow(popoverPointer, gboolean(0))
        // A click on what is proposed leaves the focus in the field.
        gtk_widget_set_can_focus(popover, gboolean(0))
        gtk_widget_set_parent(popover, entry)
        connect(page: UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkWidget.self))
    }

    isolated deinit {
        // The page may have gone as a whole: a field must not end with the popover still on it.
        PopoverEnd.remove(popover)
        for widget in [button, entry, popover] { g_object_unref(UnsafeMutableRawPointer(widget)) }
    }

    private var columnBox: UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    }

    private var popoverPointer: UnsafeMutablePointer<GtkPopover> {
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    }

    /// While it slides in, the first frame has no field yet, and GTK drops the keys that come for it until then: who
    /// types on after Control+F would lose letters. So it only slides out. (Without any transition GTK would leave room
    /// for the hidden field.)
    private func appearAtOnce() {
        guard let revealer = gtk_widget_get_first_child(bar) else { return }
        let duration = gtk_revealer_get_transition_duration(OpaquePointer(revealer))
        gtk_revealer_set_transition_duration(OpaquePointer(revealer), 0)
        signals.connect(UnsafeMutableRawPointer(revealer), "notify::child-revealed") {
            let isThere = gtk_revealer_get_child_revealed(OpaquePointer(revealer)) != 0
            gtk_revealer_set_transition_duration(OpaquePointer(revealer), isThere ? duration : 0)
        }
    }

    private func connect(page: UnsafeMutablePointer<GtkWidget>) {
        g_object_bind_property(
            UnsafeMutableRawPointer(bar), "search-mode-enabled", UnsafeMutableRawPointer(button), "active",
            GBindingFlags(rawValue: G_BINDING_BIDIRECTIONAL.rawValue | G_BINDING_SYNC_CREATE.rawValue))
        signals.connect(UnsafeMutableRawPointer(bar), "notify::search-mode-enabled") { [weak self] in
            self?.modeDidChange()
        }
        signals.connect(UnsafeMutableRawPointer(entry), "changed") { [weak self] in self?.textDidChange() }
        signals.connect(UnsafeMutableRawPointer(entry), "activate") { [weak self] in
            guard let self else { return }
            gtk_popover_popdown(popoverPointer)
            event(.submit)
        }
        signals.connect(UnsafeMutableRawPointer(entry), "state-flags-changed") { [weak self] in
            self?.focusMayHaveChanged()
        }
        Keys.add(
            to: page, anywhere: true,
            [.init(GDK_KEY_f, GDK_CONTROL_MASK, title: { AppWords.search }, { [weak self] in self?.begin() ?? false })])
        // Who has gone on to what was found ends the search as well; what is open there takes the key first.
        Keys.add(to: page, [.init(GDK_KEY_Escape, Keys.none, { [weak self] in self?.end() ?? false })])
    }

    private var isOn: Bool { gtk_search_bar_get_search_mode(OpaquePointer(bar)) != 0 }
    private var hasFocus = false
    private var isLookingAtFocus = false

    private func goToSuggestions() -> Bool {
        guard gtk_widget_get_visible(popover) != 0 else { return false }
        gtk_widget_set_can_focus(popover, gboolean(1))
        return gtk_widget_child_focus(popover, GTK_DIR_TAB_FORWARD) != 0
    }

    private func begin() -> Bool {
        gtk_search_bar_set_search_mode(OpaquePointer(bar), gboolean(1))
        gtk_widget_grab_focus(entry)
        return true
    }

    private func end() -> Bool {
        guard shown.isPresented else { return false }
        event(.presented(false))
        return true
    }

    private func modeDidChange() {
        if !isOn { gtk_popover_popdown(popoverPointer) }
        guard !isWriting else { return }
        if !shown.isAlwaysShown {
            event(.presented(isOn))
        } else if !isOn {
            // Escape in the field: GTK would close it.
            gtk_search_bar_set_search_mode(OpaquePointer(bar), gboolean(1))
            _ = end()
        }
    }

    private func textDidChange() {
        guard !isWriting, let text = gtk_editable_get_text(OpaquePointer(entry)) else { return }
        event(.text(String(cString: text)))
    }

    /// The focus may only be on its way to what is proposed: it is looked at when it has arrived.
    private func focusMayHaveChanged() {
        guard !isLookingAtFocus else { return }
        isLookingAtFocus = true
        MainLoop.soon { [weak self] in self?.lookAtFocus() }
    }

    /// A field that is always there counts as searching while it has the focus or a text.
    private func lookAtFocus() {
        isLookingAtFocus = false
        let focus = gtk_widget_get_root(entry).flatMap { gtk_root_get_focus($0) }
        let isFocused = focus.map { gtk_widget_is_ancestor($0, entry) != 0 } ?? false
        if focus.map({ gtk_widget_is_ancestor($0, popover) == 0 }) ?? true {
            gtk_widget_set_can_focus(popover, gboolean(0))
        }
        guard isFocused != hasFocus else { return }
        hasFocus = isFocused
        if shown.isAlwaysShown, isFocused || shown.text.isEmpty { event(.presented(isFocused)) }
        showSuggestions()
    }

    func update(_ new: PageSearch) {
        isWriting = true
        defer { isWriting = false }
        let wasPresented = shown.isPresented
        shown = new
        let old = gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? ""
        if old != new.text {
            gtk_editable_set_text(OpaquePointer(entry), new.text)
            // Who has chosen a suggestion goes on typing.
            if new.isPresented, wasPresented { gtk_widget_grab_focus(entry) }
            gtk_editable_set_position(OpaquePointer(entry), -1)
        }
        let wantsOn = new.isPresented || new.isAlwaysShown
        if isOn != wantsOn { gtk_search_bar_set_search_mode(OpaquePointer(bar), gboolean(wantsOn ? 1 : 0)) }
        if new.isPresented, !wasPresented, !new.isAlwaysShown { gtk_widget_grab_focus(entry) }
        if !new.isPresented, wasPresented, hasFocus, let root = gtk_widget_get_root(entry) {
            gtk_root_set_focus(root, nil)
        }
        setPlaceholder(new.prompt)
        setAccessory(new.accessory as? HostWidget)
        setSuggestions(new.suggestions as? HostWidget)
        showSuggestions()
    }

    private func setPlaceholder(_ prompt: String) {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        g_value_set_string(&value, prompt)
        g_object_set_property(
            UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self), "placeholder-text", &value)
        g_value_unset(&value)
    }

    private func setAccessory(_ new: HostWidget?) {
        guard accessory !== new else { return }
        if let accessory { gtk_box_remove(columnBox, accessory.gtk) }
        accessory = new
        if let new {
            gtk_widget_set_hexpand(new.gtk, gboolean(1))
            gtk_box_append(columnBox, new.gtk)
        }
    }

    private func setSuggestions(_ new: HostWidget?) {
        guard suggestions !== new else { return }
        suggestions = new
        gtk_popover_set_child(popoverPointer, new?.gtk)
    }

    /// What is proposed hangs under the field while that has the focus. It is known once the change is on screen.
    private func showSuggestions() {
        MainLoop.soon { [weak self] in
            guard let self else { return }
            let height = suggestions?.surface?.sizeThatFits(.unspecified).height ?? 0
            if hasFocus, shown.isPresented, height > 1, gtk_widget_get_mapped(entry) != 0 {
                gtk_popover_popup(popoverPointer)
            } else {
                gtk_popover_popdown(popoverPointer)
            }
        }
    }

    func addButton(to header: OpaquePointer?) {
        guard !hasButton else { return }
        hasButton = true
        adw_header_bar_pack_end(header, button)
    }

    func removeButton(from header: OpaquePointer?) {
        guard hasButton else { return }
        hasButton = false
        adw_header_bar_remove(header, button)
    }

    func remove(from box: UnsafeMutablePointer<GtkBox>, _ header: OpaquePointer?) {
        removeButton(from: header)
        signals.disconnectAll()
        setAccessory(nil)
        setSuggestions(nil)
        PopoverEnd.remove(popover)
        gtk_box_remove(box, bar)
    }
}
