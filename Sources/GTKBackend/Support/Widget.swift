import CGTK
import SwiftUICore

/// Owns a GtkWidget: the widget lives at least as long as this object.
@MainActor
class Widget {
    let gtk: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalSet()

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk = widget
        g_object_ref_sink(widget)
    }

    isolated deinit {
        signals.disconnectAll()
        // A parent keeps what it holds: taking a child away behind the back of a viewport or a button would leave
        // them with a dangling pointer.
        g_object_unref(gtk)
    }

    var pointer: OpaquePointer { OpaquePointer(gtk) }

    // MARK: Focus

    /// Takes the keyboard focus; false if it cannot. A widget around another one gives it to that one.
    func grabFocus() -> Bool { gtk_widget_grab_focus(gtk) != 0 }

    /// Called when the keyboard's focus comes into the widget and leaves it.
    final var focusChanged: @MainActor (Bool) -> Void = { _ in } {
        didSet { watchFocus() }
    }
    private var hasFocus = false
    private var isFocusWatched = false

    private func watchFocus() {
        guard !isFocusWatched else { return }
        isFocusWatched = true
        connect("state-flags-changed") { [weak self] in self?.updateFocus() }
    }

    private func updateFocus() {
        let isFocused = gtk_widget_get_state_flags(gtk).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
        guard isFocused != hasFocus else { return }
        hasFocus = isFocused
        focusChanged(isFocused)
    }

    // MARK: Screen readers

    /// What the widget is called by itself.
    private var ownLabel: String?
    /// What modifiers around it say.
    private var accessibility = AccessibilityProperties()
    private var accessibleActions: AccessibleActions?

    /// Names the widget to screen readers, unless a modifier around it does.
    final func setSpokenLabel(_ label: String) {
        guard label != ownLabel else { return }
        ownLabel = label
        writeSpokenLabel()
    }

    private func writeSpokenLabel() {
        if let label = accessibility.label ?? ownLabel {
            setAccessibleLabel(label)
        } else {
            segler_accessible_reset_label(pointer)
        }
    }

    /// Writes a label to the accessible object, or to all of them where the widget has several.
    func setAccessibleLabel(_ label: String) {
        segler_accessible_set_label(pointer, label)
    }

    /// Tells screen readers what modifiers around the widget say.
    final func setAccessibility(_ new: AccessibilityProperties) {
        let old = accessibility
        accessibility = new
        if new.label != old.label { writeSpokenLabel() }
        if new.value != old.value { segler_accessible_set_value_text(pointer, new.value) }
        if new.value != old.value || new.hint != old.hint { writeDescription(new) }
        if new.isHidden != old.isHidden {
            segler_accessible_set_hidden(pointer, gboolean(new.isHidden == true ? 1 : 0))
        }
        if let identifier = new.identifier, identifier != old.identifier { gtk_widget_set_name(gtk, identifier) }
        if new.traits != old.traits { writeTraits(new.traits, old: old.traits) }
        if !new.actions.isEmpty || accessibleActions != nil {
            let actions = accessibleActions ?? AccessibleActions(gtk)
            accessibleActions = actions
            actions.set(new.actions)
        }
    }

    /// GTK hands on no value in words: it is read with the hint, after the name.
    private func writeDescription(_ new: AccessibilityProperties) {
        let parts = [new.value, new.hint].compactMap { $0 }.filter { !$0.isEmpty }
        segler_accessible_set_description(pointer, parts.isEmpty ? nil : parts.joined(separator: ", "))
    }

    private func writeTraits(_ new: AccessibilityTraits, old: AccessibilityTraits) {
        let isSelected = new.contains(.isSelected)
        if new.contains(.isToggle) {
            // What is on or off is a check box to screen readers, whatever it looks like.
            if !old.contains(.isToggle) { segler_widget_set_role(gtk, GTK_ACCESSIBLE_ROLE_CHECKBOX) }
            segler_accessible_set_checked(pointer, isSelected ? 1 : 0)
        } else if isSelected != old.contains(.isSelected) {
            segler_accessible_set_selected(pointer, gboolean(isSelected ? 1 : 0))
        }
    }

    /// The widget as one of its subclasses or interfaces.
    func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: T.self)
    }

    /// Calls `action` whenever the widget, or `object` of it, sends a signal without arguments of interest.
    func connect(_ signal: String, of object: UnsafeMutableRawPointer? = nil, _ action: @escaping @MainActor () -> Void)
    {
        signals.connect(object ?? UnsafeMutableRawPointer(gtk), signal, action)
    }

    func addClass(_ name: String) { gtk_widget_add_css_class(gtk, name) }
    func removeClass(_ name: String) { gtk_widget_remove_css_class(gtk, name) }

    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { addClass(name) } else { removeClass(name) }
    }
}
