import CGTK
import Foundation
import SwiftUICore

/// The window that lists shortcuts: those that the program's menu, the views shown and every program have.
@MainActor
enum ShortcutsWindow {
    private struct Group {
        let title: String
        var shortcuts: [(title: String, accelerator: String)]
    }

    static func show(menu: [MenuItemModel], over parent: UnsafeMutablePointer<GtkWindow>?) {
        let own = MenuItemModel.listed(menu)
        var view = parent.map { ListedShortcut.shown(in: $0) } ?? []
        view.removeAll { entry in own.contains { $0.accelerator == entry.accelerator } }
        let groups = [
            Group(title: AppWords.commands, shortcuts: own), Group(title: AppWords.view, shortcuts: view),
            Group(title: AppWords.general, shortcuts: general),
        ]
        let text = description(of: groups)
        guard let builder = gtk_builder_new() else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        guard gtk_builder_add_from_string(builder, text, gssize(text.utf8.count), nil) != 0,
            let object = gtk_builder_get_object(builder, "window")
        else { return }
        let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        if let parent { gtk_window_set_transient_for(window, parent) }
        gtk_window_present(window)
    }

    private static var general: [(title: String, accelerator: String)] {
        [
            (AppWords.openMenu, "F10"), (AppWords.closeWindow, "<Control>w"), (AppWords.quit, "<Control>q"),
        ]
    }

    /// For GtkBuilder: GTK 4.8 has no calls to add shortcuts to the window.
    private static func description(of groups: [Group]) -> String {
        var lines = [
            #"<interface><object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>"#,
            #"<child><object class="GtkShortcutsSection"><property name="section-name">main</property>"#,
        ]
        for group in groups {
            var known: Set<String> = []
            let shortcuts = group.shortcuts.filter { known.insert($0.title + $0.accelerator).inserted }
            guard !shortcuts.isEmpty else { continue }
            lines.append(#"<child><object class="GtkShortcutsGroup">"# + property("title", group.title))
            for shortcut in shortcuts {
                lines.append(
                    #"<child><object class="GtkShortcutsShortcut">"# + property("title", shortcut.title)
                        + property("accelerator", shortcut.accelerator) + "</object></child>")
            }
            lines.append("</object></child>")
        }
        return lines.joined() + "</object></child></object></interface>"
    }

    private static func property(_ name: String, _ value: String) -> String {
        guard let escaped = g_markup_escape_text(value, -1) else { return "" }
        defer { g_free(escaped) }
        return "<property name=\"\(name)\">\(String(cString: escaped))</property>"
    }
}

extension MenuItemModel {
    /// The items with a shortcut, those of submenus under the titles of both.
    fileprivate static func listed(
        _ items: [MenuItemModel], under path: String = ""
    ) -> [(title: String, accelerator: String)] {
        items.flatMap { item -> [(title: String, accelerator: String)] in
            switch item.kind {
            case .submenu(let inner): listed(inner, under: path + item.title + ": ")
            case .section(let inner): listed(inner, under: path)
            default: item.shortcut.map { [(path + item.title, $0.accelerator)] } ?? []
            }
        }
    }
}
