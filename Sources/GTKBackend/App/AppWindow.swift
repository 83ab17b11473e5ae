import CGTK
import Foundation
import SwiftUICore

/// One window of the app: a header bar of its own unless the content brings one, and the content under it.
@MainActor
final class AppWindow {
    let host: WindowHost
    private let window: UnsafeMutablePointer<GtkWidget>
    private let header: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalSet()

    init(
        _ description: WindowDescription, application: UnsafeMutablePointer<GtkApplication>, graph: Graph,
        environment: EnvironmentValues
    ) {
        host = WindowHost(graph: graph, environment: environment)
        window = adw_application_window_new(application)
        header = adw_header_bar_new()
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let boxPointer = UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(boxPointer, header)
        if let content = host.surface.host as? HostWidget {
            gtk_widget_set_vexpand(content.gtk, gboolean(1))
            gtk_widget_set_hexpand(content.gtk, gboolean(1))
            gtk_box_append(boxPointer, content.gtk)
        }
        adw_application_window_set_content(
            UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwApplicationWindow.self), box)
        let size = description.defaultSize ?? CGSize(width: 800, height: 640)
        gtk_window_set_default_size(gtkWindow, Int32(size.width), Int32(size.height))
        gtk_widget_set_size_request(window, 360, 294)
        update(description)
    }

    private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    func update(_ description: WindowDescription) {
        let title =
            description.title?.resolve(in: TextResolutionContext()).string
            ?? g_get_application_name().map {
                String(cString: $0)
            }
        if let title { gtk_window_set_title(gtkWindow, title) }
        host.setContent(description.content)
    }

    func present() { gtk_window_present(gtkWindow) }
}
