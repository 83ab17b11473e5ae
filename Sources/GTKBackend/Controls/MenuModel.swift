import CGTK
import SwiftUICore

/// The items of a menu as GTK wants them: a GMenu and the group of actions that it names.
@MainActor
final class MenuModel {
    let menu: OpaquePointer
    private let actions: UnsafeMutablePointer<GSimpleActionGroup>
    private var items: [MenuItemModel] = []
    private var entries: [Entry] = []
    private var signals = SignalSet()
    /// The prefix under which a widget knows the actions.
    static let prefix = "segler"

    private struct Entry {
        let name: String
        let action: OpaquePointer
        var item: MenuItemModel
    }

    init() {
        menu = g_menu_new()
        actions = g_simple_action_group_new()
    }

    isolated deinit {
        removeActions()
        g_object_unref(UnsafeMutableRawPointer(menu))
        g_object_unref(actions)
    }

    /// The items that can be chosen, with those of submenus and sections.
    var leaves: [MenuItemModel] { entries.map(\.item) }

    /// Takes over other items. An open menu stays open; where only states have changed it is not built anew.
    func update(_ new: [MenuItemModel]) {
        guard new != items else { return }
        let hasSameShape = Self.haveSameShape(new, items)
        items = new
        if hasSameShape {
            updateStates()
        } else {
            rebuild()
        }
    }

    // MARK: Building

    private func removeActions() {
        signals.disconnectAll()
        for entry in entries {
            g_action_map_remove_action(OpaquePointer(actions), entry.name)
            g_object_unref(UnsafeMutableRawPointer(entry.action))
        }
        entries = []
    }

    private func rebuild() {
        removeActions()
        g_menu_remove_all(menu)
        appendSections(items, to: menu)
    }

    /// Between separators and titled sections lie runs of items, each a section of the menu.
    private func appendSections(_ items: [MenuItemModel], to menu: OpaquePointer) {
        var run: [MenuItemModel] = []
        func endRun() {
            appendSection(run, title: "", to: menu)
            run = []
        }
        for item in items {
            switch item.kind {
            case .separator:
                endRun()
            case .section(let inner):
                endRun()
                appendSection(inner, title: item.title, to: menu)
            default:
                run.append(item)
            }
        }
        endRun()
    }

    private func appendSection(_ items: [MenuItemModel], title: String, to menu: OpaquePointer) {
        guard !items.isEmpty else { return }
        guard let section = g_menu_new() else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(section)) }
        for item in items {
            if case .section = item.kind {
                appendSections([item], to: menu)
            } else {
                append(item, to: section)
            }
        }
        g_menu_append_section(menu, title.isEmpty ? nil : title, Self.model(section))
    }

    private func append(_ item: MenuItemModel, to section: OpaquePointer?) {
        if case .submenu(let inner) = item.kind {
            guard let submenu = g_menu_new() else { return }
            appendSections(inner, to: submenu)
            g_menu_append_submenu(section, Self.escaped(item.title), Self.model(submenu))
            g_object_unref(UnsafeMutableRawPointer(submenu))
            return
        }
        let name = "i\(entries.count)"
        let entry = g_menu_item_new(Self.escaped(item.title), nil)
        defer { g_object_unref(UnsafeMutableRawPointer(entry)) }
        let detailed = "\(Self.prefix).\(name)"
        g_menu_item_set_attribute_value(entry, "action", g_variant_new_string(detailed))
        if case .choice = item.kind {
            g_menu_item_set_attribute_value(entry, "target", g_variant_new_string("on"))
        }
        if let shortcut = item.shortcut {
            g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(shortcut.accelerator))
        }
        g_menu_append_item(section, entry)
        addAction(name, for: item)
    }

    private func addAction(_ name: String, for item: MenuItemModel) {
        let action: OpaquePointer?
        switch item.kind {
        case .toggle(let isOn, _):
            action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(gboolean(isOn ? 1 : 0)))
        case .choice(let isChosen):
            let type = g_variant_type_new("s")
            action = g_simple_action_new_stateful(name, type, g_variant_new_string(isChosen ? "on" : ""))
            g_variant_type_free(type)
        default:
            action = g_simple_action_new(name, nil)
        }
        guard let action else { return }
        g_simple_action_set_enabled(action, gboolean(Self.isEnabled(item) ? 1 : 0))
        let index = entries.count
        signals.connect(UnsafeMutableRawPointer(action), "activate") { [weak self] in self?.activate(index) }
        g_action_map_add_action(OpaquePointer(actions), action)
        entries.append(Entry(name: name, action: action, item: item))
    }

    private func activate(_ index: Int) {
        guard entries.indices.contains(index) else { return }
        entries[index].item.action?()
    }

    /// The items of the entries in the order in which they were built.
    private static func flattened(_ items: [MenuItemModel]) -> [MenuItemModel] {
        items.flatMap { item -> [MenuItemModel] in
            switch item.kind {
            case .submenu(let inner), .section(let inner): flattened(inner)
            case .separator: []
            default: [item]
            }
        }
    }

    private func updateStates() {
        for (index, item) in Self.flattened(items).enumerated() where index < entries.count {
            let action = entries[index].action
            let old = entries[index].item
            entries[index].item = item
            if Self.isEnabled(item) != Self.isEnabled(old) {
                g_simple_action_set_enabled(action, gboolean(Self.isEnabled(item) ? 1 : 0))
            }
            guard item.kind != old.kind else { continue }
            switch item.kind {
            case .toggle(let isOn, _): g_simple_action_set_state(action, g_variant_new_boolean(gboolean(isOn ? 1 : 0)))
            case .choice(let isChosen): g_simple_action_set_state(action, g_variant_new_string(isChosen ? "on" : ""))
            default: break
            }
        }
    }

    private static func isEnabled(_ item: MenuItemModel) -> Bool { item.isEnabled && item.action != nil }

    /// True where both have items of the same kinds and titles at the same places.
    private static func haveSameShape(_ a: [MenuItemModel], _ b: [MenuItemModel]) -> Bool {
        guard a.count == b.count else { return false }
        return zip(a, b).allSatisfy { a, b in
            guard a.title == b.title, a.role == b.role, a.shortcut == b.shortcut else { return false }
            switch (a.kind, b.kind) {
            case (.action, .action), (.toggle, .toggle), (.choice, .choice), (.separator, .separator), (.text, .text):
                return true
            case (.submenu(let a), .submenu(let b)), (.section(let a), .section(let b)): return haveSameShape(a, b)
            default: return false
            }
        }
    }

    private static func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
        menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
    }

    /// Underscores mark mnemonics in GTK's labels.
    private static func escaped(_ title: String) -> String { title.replacing("_", with: "__") }

    var gMenuModel: UnsafeMutablePointer<GMenuModel>? { Self.model(menu) }

    /// Makes the actions known to `widget` and what is in it.
    func install(on widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(actions))
    }
}
