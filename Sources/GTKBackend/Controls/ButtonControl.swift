import CGTK
import Foundation
import SwiftUICore

/// A GtkButton, GtkToggleButton or GtkCheckButton with a label that is a surface.
@MainActor
final class ButtonControl: Widget, ButtonWidget, GTKWidget {
    var activated: @MainActor () -> Void = {}
    var pressChanged: (@MainActor (Bool) -> Void)? {
        didSet { if oldValue == nil, pressChanged != nil { watchPress() } }
    }
    private let kind: ButtonKind
    private let label: HostWidget?
    private let frame: UnsafeMutablePointer<GtkWidget>
    private var classes = ClassSet()
    private let style: WidgetStyle
    private var shortcut: ControlShortcut?
    private var shown: ButtonDescription?
    private var isWriting = false
    private var isPressed = false
    private var menu: MenuModel?
    private var radioPartner: UnsafeMutablePointer<GtkWidget>?
    private var menuShortcuts: [ControlShortcut] = []

    init(_ kind: ButtonKind, label: (any PlatformHost)?) {
        ControlStyleSheet.install()
        self.kind = kind
        self.label = label as? HostWidget
        let widget = Self.make(kind)
        // What looks like a button inside a menu button is a button of its own.
        frame = kind == .menu ? gtk_widget_get_first_child(widget) ?? widget : widget
        style = WidgetStyle(frame)
        super.init(widget)
        if kind == .radio { makeRound() }
        if let child = self.label?.gtk { setChild(child) }
        switch kind {
        case .push, .choice, .split: connect("clicked") { [weak self] in self?.activated() }
        case .toggle, .check, .radio: connect("toggled") { [weak self] in self?.userDidToggle() }
        case .menu: break
        }
        if kind == .choice || kind == .radio { ChoiceFocus.install(on: self) }
    }

    isolated deinit {
        if kind == .choice || kind == .radio { segler_widget_ask_for_focus(gtk, nil, nil) }
        menuShortcuts = []
        setChild(nil)
        if let radioPartner {
            gtk_check_button_set_group(cast(GtkCheckButton.self), nil)
            g_object_unref(radioPartner)
        }
    }

    private static func make(_ kind: ButtonKind) -> UnsafeMutablePointer<GtkWidget> {
        switch kind {
        case .push: gtk_button_new()
        case .choice: segler_choice_button_new()
        case .toggle: gtk_toggle_button_new()
        case .check: gtk_check_button_new()
        case .radio: segler_radio_button_new()
        case .menu: gtk_menu_button_new()
        case .split: adw_split_button_new()
        }
    }

    func setChild(_ child: UnsafeMutablePointer<GtkWidget>?) {
        switch kind {
        // GTK 4.8 cannot take a menu button's child away without another one.
        case .menu: gtk_menu_button_set_child(pointer, child ?? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        case .split: adw_split_button_set_child(pointer, child)
        case .push, .toggle, .choice: gtk_button_set_child(cast(GtkButton.self), child)
        case .check, .radio: gtk_check_button_set_child(cast(GtkCheckButton.self), child)
        }
    }

    // MARK: Its group

    var group: ChoiceGroup? { shown?.group }

    var isOn: Bool { shown?.isOn == true }

    // MARK: What the user does

    /// The program decides whether the button is on: GTK's own change is taken back until it has.
    private func userDidToggle() {
        guard !isWriting else { return }
        writeState(shown?.isOn ?? false)
        activated()
    }

    private func watchPress() {
        connect("state-flags-changed") { [weak self] in
            guard let self else { return }
            let isActive = gtk_widget_get_state_flags(gtk).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
            guard isActive != isPressed else { return }
            isPressed = isActive
            pressChanged?(isActive)
        }
    }

    // MARK: What the program says

    func update(_ new: ButtonDescription) {
        let old = shown
        guard new != old else { return }
        shown = new
        if old?.appearance != new.appearance { updateAppearance(new.appearance) }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.shortcut != new.shortcut {
            shortcut = new.shortcut.map { key in
                ControlShortcut(key, on: self) { [weak self] in self?.shown?.spokenLabel ?? "" }
            }
        }
        if old?.group !== new.group {
            old?.group?.remove(self)
            new.group?.add(self)
        }
        if let isOn = new.isOn, old?.isOn != isOn { writeState(isOn) }
        if kind == .menu, new.isPrimaryMenu { gtk_menu_button_set_primary(pointer, gboolean(1)) }
        if kind == .check, old?.isMixed ?? false != new.isMixed {
            gtk_check_button_set_inconsistent(cast(GtkCheckButton.self), gboolean(new.isMixed ? 1 : 0))
        }
    }

    // MARK: Menus

    func setMenu(_ items: [MenuItemModel]) {
        let known = menu
        let menu = known ?? MenuModel()
        self.menu = menu
        menu.update(items)
        if known == nil {
            menu.install(on: gtk)
            if kind == .menu {
                gtk_menu_button_set_menu_model(pointer, menu.gMenuModel)
            } else {
                adw_split_button_set_menu_model(pointer, menu.gMenuModel)
            }
        }
        let shortcuts = menu.leaves.compactMap { item in
            item.isEnabled ? item.shortcut.flatMap { key in item.action.map { (key, $0) } } : nil
        }
        guard
            shown?.isPrimaryMenu != true,
            shortcuts.count != menuShortcuts.count
                || !zip(shortcuts, menuShortcuts).allSatisfy({ $0.0 == $1.shortcut && $0.1 === $1.action })
        else { return }
        menuShortcuts = shortcuts.map { key, action in
            ControlShortcut(key, on: self, action: action) { [weak menu] in
                menu?.leaves.first { $0.action === action }?.title ?? ""
            }
        }
    }

    /// A check button in a group is round; this one's group is the program's, so GTK sees a group of its own.
    private func makeRound() {
        let partner: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new()
        g_object_ref_sink(partner)
        let button = UnsafeMutableRawPointer(partner).assumingMemoryBound(to: GtkCheckButton.self)
        gtk_check_button_set_group(cast(GtkCheckButton.self), button)
        radioPartner = partner
    }

    private func writeState(_ isOn: Bool) {
        isWriting = true
        defer { isWriting = false }
        switch kind {
        case .push, .menu, .split: break
        case .choice: segler_accessible_set_checked(pointer, isOn ? 1 : 0)
        case .toggle: gtk_toggle_button_set_active(cast(GtkToggleButton.self), gboolean(isOn ? 1 : 0))
        case .check: gtk_check_button_set_active(cast(GtkCheckButton.self), gboolean(isOn ? 1 : 0))
        case .radio:
            // One of a group is always on: the hidden partner while this one is off.
            guard !isOn, let radioPartner else {
                gtk_check_button_set_active(cast(GtkCheckButton.self), gboolean(1))
                return
            }
            let partner = UnsafeMutableRawPointer(radioPartner).assumingMemoryBound(to: GtkCheckButton.self)
            gtk_check_button_set_active(partner, gboolean(1))
        }
    }

    private func updateAppearance(_ appearance: ButtonAppearance) {
        classes.set(ButtonClasses.classes(kind, appearance), on: frame)
        if kind == .menu {
            gtk_menu_button_set_always_show_arrow(
                pointer, gboolean(appearance.hasText && !appearance.look.isBare ? 1 : 0))
        }
        style.set(ButtonClasses.css(kind, appearance))
    }
}

/// The CSS of an appearance.
@MainActor
enum ButtonClasses {
    static func classes(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> Set<String> {
        if kind == .check || kind == .radio { return [] }
        if appearance.look.isBare {
            return appearance.look == .custom ? ["segler-bare"] : ["segler-bare", "segler-fading"]
        }
        var classes: Set<String> = [appearance.hasText ? "text-button" : "image-button"]
        switch ButtonLabelLook.fill(
            look: appearance.look, role: appearance.role, tint: appearance.tint, isOn: false, kind: kind)
        {
        case .destructive: classes.insert("destructive-action")
        case .accent, .tint: classes.insert("suggested-action")
        case nil: break
        }
        if appearance.look == .borderless {
            classes.insert("flat")
            if appearance.role == .destructive { classes.insert("segler-destructive-text") }
        }
        switch appearance.size {
        case .mini: classes.insert("segler-mini")
        case .small: classes.insert("segler-small")
        case .regular: break
        case .large: classes.insert("segler-large")
        case .extraLarge: classes.insert("segler-extralarge")
        }
        switch appearance.link {
        case .first: classes.insert("segler-first")
        case .middle: classes.formUnion(["segler-first", "segler-last"])
        case .last: classes.insert("segler-last")
        case nil: break
        }
        switch appearance.shape.kind {
        case .capsule: classes.insert("segler-capsule")
        case .circle: classes.insert("circular")
        case .automatic, .roundedRectangle, .rounded: break
        }
        return classes
    }

    /// What classes cannot say: a colour, a radius.
    static func css(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> String {
        guard !appearance.look.isBare else { return "" }
        var lines: [String] = []
        if let tint = appearance.tint, appearance.role != .destructive {
            switch appearance.look {
            case .prominent:
                lines.append("button { background-color: \(tint.css); color: \(tint.readableForeground.css); }")
            case .bordered where kind != .check && kind != .radio:
                lines.append("button { background-color: \(tint.opacity(0.15).css); color: \(tint.css); }")
            default: break
            }
        }
        if case .rounded(let radius) = appearance.shape.kind {
            lines.append("button { border-radius: \(radius)px; }")
        }
        return lines.joined(separator: "\n")
    }
}

extension GTKBackend {
    func makeButton(_ kind: ButtonKind, label: any PlatformHost) -> any ButtonWidget {
        ButtonControl(kind, label: label)
    }

    func buttonChrome(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> ControlChrome {
        var key = appearance
        key.tint = nil
        key.link = nil
        if key.role != .destructive { key.role = nil }
        return ChromeCache.button(kind, key)
    }
}
