import CGTK
import Foundation
import SwiftUICore

/// A menu of plain actions on a row.
@MainActor
final class RowMenu {
    private let popover: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalSet()

    init(_ items: [RowMenuItem], on row: UnsafeMutablePointer<GtkWidget>, at point: CGPoint?) {
        let menu = g_menu_new()
        let group = g_simple_action_group_new()
        for (index, item) in items.enumerated() {
            let name = "item\(index)"
            guard let action = g_simple_action_new(name, nil) else { continue }
            signals.connect(UnsafeMutableRawPointer(action), "activate") { item.perform() }
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
            g_menu_append(menu, item.title, "row.\(name)")
        }
        popover = gtk_popover_menu_new_from_model(
            UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self))
        gtk_widget_insert_action_group(popover, "row", OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(menu))
        g_object_unref(UnsafeMutableRawPointer(group))
        gtk_widget_set_parent(popover, row)
        let gtkPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_set_has_arrow(gtkPopover, gboolean(0))
        if let point {
            var rect = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
            gtk_popover_set_pointing_to(gtkPopover, &rect)
        }
        signals.connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
            MainLoop.soon { self?.close() }
        }
    }

    func open() {
        gtk_popover_popup(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }

    func close() {
        signals.disconnectAll()
        if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
    }
}
