import CGTK
import Foundation
import SwiftUICore

extension GTKBackend {
    func open(_ url: URL) -> Bool { URLOpener.open(url) }

    func canOpen(_ url: URL) -> Bool { URLOpener.canOpen(url) }

    var displaySize: CGSize? { Displays.largest }

    func keepDisplayOn(_ isKept: Bool) { DisplayKeeper.keep(isKept) }

    func showKeyboardShortcuts() { ShortcutsWindow.show(menu: menuItems(), over: Windows.active) }

    func showAbout() { AboutWindow.show(over: Windows.active) }
}

/// The monitors.
@MainActor
private enum Displays {
    static var largest: CGSize? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return nil
        }
        var sizes: [CGSize] = []
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            var frame = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &frame)
            g_object_unref(monitor)
            sizes.append(CGSize(width: Int(frame.width), height: Int(frame.height)))
        }
        return sizes.max { $0.width * $0.height < $1.width * $1.height }
    }
}

/// Asks the desktop not to switch the display off.
@MainActor
private enum DisplayKeeper {
    private static var cookie: guint = 0

    static func keep(_ isKept: Bool) {
        guard isKept != (cookie != 0), let application = g_application_get_default() else { return }
        let pointer = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
        if isKept {
            let window = gtk_application_get_active_window(pointer)
            cookie = gtk_application_inhibit(pointer, window, GTK_APPLICATION_INHIBIT_IDLE, AppIdentity.name)
        } else {
            gtk_application_uninhibit(pointer, cookie)
            cookie = 0
        }
    }
}
