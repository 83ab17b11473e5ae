import CGTK
import SwiftUICore

/// Gives GTK's own widgets the accent colour of the program's asset catalogue.
@MainActor
final class AccentStyle {
    private var provider: UnsafeMutablePointer<GtkCssProvider>?
    private var shown: [Color.Resolved] = []

    func update(_ colors: ThemeColors) {
        let new = [colors.accent, colors.accentText, colors.accentForeground]
        guard new != shown, let display = gdk_display_get_default() else { return }
        shown = new
        if provider == nil {
            provider = gtk_css_provider_new()
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 2))
        }
        let css = """
            @define-color accent_bg_color \(colors.accent.css);
            @define-color accent_color \(colors.accentText.css);
            @define-color accent_fg_color \(colors.accentForeground.css);
            """
        gtk_css_provider_load_from_data(provider, css, -1)
    }
}
