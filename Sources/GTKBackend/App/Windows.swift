import CGTK
import SwiftUICore

/// The program's windows.
@MainActor
enum Windows {
    /// The window in use.
    static var active: UnsafeMutablePointer<GtkWindow>? {
        guard let application = g_application_get_default() else { return nil }
        return gtk_application_get_active_window(
            UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self))
    }

    /// The window on screen that was in use last, apart from one.
    static func lastUsed(besides window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWindow>? {
        var item = gtk_window_get_application(window).flatMap { gtk_application_get_windows($0) }
        while let current = item {
            if let data = current.pointee.data, data != UnsafeMutableRawPointer(window),
                gtk_widget_get_mapped(data.assumingMemoryBound(to: GtkWidget.self)) != 0
            {
                return data.assumingMemoryBound(to: GtkWindow.self)
            }
            item = current.pointee.next
        }
        return nil
    }

    /// A window that is on screen, whose frame clock runs.
    static var visible: UnsafeMutablePointer<GtkWidget>? {
        guard let list = gtk_window_list_toplevels() else { return nil }
        defer { g_list_free(list) }
        var item: UnsafeMutablePointer<GList>? = list
        while let current = item {
            if let data = current.pointee.data {
                let widget = data.assumingMemoryBound(to: GtkWidget.self)
                if gtk_widget_get_mapped(widget) != 0 { return widget }
            }
            item = current.pointee.next
        }
        return nil
    }
}
