import CGTK
import SwiftUICore

/// CSS of one widget alone.
@MainActor
final class WidgetStyle {
    private let context: UnsafeMutablePointer<GtkStyleContext>?
    private var provider: UnsafeMutablePointer<GtkCssProvider>?
    private var css = ""

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        context = gtk_widget_get_style_context(widget)
    }

    /// Replaces the CSS; empty takes it away.
    func set(_ new: String) {
        guard new != css else { return }
        css = new
        guard !new.isEmpty else { return remove() }
        if let provider {
            gtk_css_provider_load_from_data(provider, new, -1)
        } else {
            let provider = gtk_css_provider_new()
            gtk_css_provider_load_from_data(provider, new, -1)
            gtk_style_context_add_provider(
                context, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
            self.provider = provider
        }
    }

    private func remove() {
        guard let provider else { return }
        gtk_style_context_remove_provider(context, OpaquePointer(provider))
        g_object_unref(provider)
        self.provider = nil
    }

    isolated deinit {
        if let provider { g_object_unref(provider) }
    }
}

extension Color.Resolved {
    /// The colour as CSS writes it.
    var css: String {
        func byte(_ component: Float) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(opacity))"
    }
}

/// Adds and removes CSS classes so that the widget has exactly the wanted ones of its own.
@MainActor
struct ClassSet {
    private var current: Set<String> = []

    mutating func set(_ new: Set<String>, on widget: UnsafeMutablePointer<GtkWidget>) {
        guard new != current else { return }
        for name in current.subtracting(new) { gtk_widget_remove_css_class(widget, name) }
        for name in new.subtracting(current) { gtk_widget_add_css_class(widget, name) }
        current = new
    }
}
