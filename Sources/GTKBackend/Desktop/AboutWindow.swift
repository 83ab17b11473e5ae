import CGTK
import Foundation
import SwiftUICore

/// The window that says what the program is, from its Info.plist and, where it is installed, its AppStream metainfo.
@MainActor
enum AboutWindow {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>?) {
        guard let widget = adw_about_window_new() else { return }
        let about = OpaquePointer(widget)
        adw_about_window_set_application_name(about, AppIdentity.name)
        adw_about_window_set_application_icon(about, icon)
        let metainfo = Metainfo.installed
        if let version = AppInfo.text("CFBundleShortVersionString") {
            adw_about_window_set_version(about, version)
        }
        if let copyright = AppInfo.text("NSHumanReadableCopyright") {
            adw_about_window_set_copyright(about, copyright)
        }
        if let developer = metainfo?.developer { adw_about_window_set_developer_name(about, developer) }
        if let page = metainfo?.homepage { adw_about_window_set_website(about, page) }
        if let page = metainfo?.bugtracker { adw_about_window_set_issue_url(about, page) }
        if metainfo?.license == "MIT" { adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11) }
        let window = widget.window
        if let parent {
            gtk_window_set_transient_for(window, parent)
            gtk_window_set_modal(window, gboolean(1))
        }
        gtk_window_present(window)
    }

    /// The program's own, where the desktop has it.
    private static var icon: String {
        guard let display = gdk_display_get_default(),
            gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), AppIdentity.current) != 0
        else { return "application-x-executable" }
        return AppIdentity.current
    }
}
