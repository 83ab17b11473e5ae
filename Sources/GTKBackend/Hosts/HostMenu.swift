import CGTK
import Foundation
import SwiftUICore

/// A menu that opens over a host.
@MainActor
final class HostMenu {
    /// Nothing once it has closed: kept, it would be asked for its surface by a tooltip that waits for its time.
    private var popover: UnsafeMutablePointer<GtkWidget>?
    private let model = MenuModel()
    private let signals = SignalSet()

    /// The menu goes with its host: GTK would go on to give it the clicks.
    init(_ items: [MenuItemModel], on host: UnsafeMutablePointer<GtkWidget>, at point: CGPoint?) {
        model.update(items)
        guard let popover = gtk_popover_menu_new_from_model(model.gMenuModel) else { return }
        self.popover = popover
        g_object_ref_sink(popover)
        model.install(on: popover)
        gtk_widget_set_parent(popover, host)
        gtk_popover_set_has_arrow(Self.gtkPopover(popover), gboolean(0))
        // At the pointer the menu hangs from its corner, as menus do.
        if point != nil { gtk_widget_set_halign(popover, GTK_ALIGN_START) }
        var rect = GdkRectangle(
            x: Int32(point?.x ?? 0), y: Int32(point?.y ?? 0), width: point == nil ? gtk_widget_get_width(host) : 1,
            height: point == nil ? gtk_widget_get_height(host) : 1)
        gtk_popover_set_pointing_to(Self.gtkPopover(popover), &rect)
        signals.connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
            // The chosen action runs after the menu has closed.
            MainLoop.soon { self?.close() }
        }
        // GTK also hides a host for a moment where it puts it into another place.
        signals.connect(UnsafeMutableRawPointer(host), "unmap") { [weak self] in
            MainLoop.soon { self?.closeUnlessShown() }
        }
    }

    isolated deinit { close() }

    private static func gtkPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkPopover> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
    }

    func open() {
        if let popover { gtk_popover_popup(Self.gtkPopover(popover)) }
    }

    func close() {
        guard let popover else { return }
        self.popover = nil
        signals.disconnectAll()
        PopoverEnd.remove(popover)
        g_object_unref(popover)
    }

    private func closeUnlessShown() {
        if let popover, let host = gtk_widget_get_parent(popover), gtk_widget_get_mapped(host) == 0 { close() }
    }

    /// GTK wants to be told where a popover's parent is allocated.
    func present() {
        if let popover { gtk_popover_present(Self.gtkPopover(popover)) }
    }
}

/// Asks a host for its menu: by a secondary click, a long press of a finger, the Menu key and Shift+F10.
@MainActor
final class MenuRequests {
    private unowned let host: HostWidget
    private var click: ClickGesture?
    private let press: OpaquePointer
    private let signals = SignalSet()

    init(_ host: HostWidget) {
        self.host = host
        press = gtk_gesture_long_press_new()
        click = ClickGesture(on: host.gtk, button: GDK_BUTTON_SECONDARY) { [weak host] _, point in
            host?.requestMenu(at: point) ?? false
        }
        gtk_gesture_single_set_touch_only(press, gboolean(1))
        signals.connect(UnsafeMutableRawPointer(press), "pressed") { [weak self] in self?.pressed() }
        gtk_widget_add_controller(host.gtk, press)
        Keys.add(
            to: host.gtk,
            [
                .init(GDK_KEY_Menu, Keys.none, { [weak host] in host?.requestMenu(at: nil) ?? false }),
                .init(GDK_KEY_F10, GDK_SHIFT_MASK, { [weak host] in host?.requestMenu(at: nil) ?? false }),
            ])
    }

    private func pressed() {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_get_point(press, nil, &x, &y) != 0, host.requestMenu(at: CGPoint(x: x, y: y)) else { return }
        gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
    }
}
