import CGTK
import Foundation
import SwiftUICore

/// Follows the desktop's appearance: light and dark, contrast, fonts, reduced motion.
@MainActor
final class ThemeMonitor {
    /// Called after something has changed.
    var changed: () -> Void = {}
    private let signals = SignalSet()
    private let accent = AccentStyle()
    /// The colours of the theme; the accent colour is the program's where it has one.
    private let colors = Theme().withAccentColor()

    init() {
        let manager = UnsafeMutableRawPointer(adw_style_manager_get_default())
        if let manager {
            for property in ["dark", "high-contrast"] {
                signals.connect(manager, "notify::\(property)") { [weak self] in self?.changed() }
            }
        }
        watchScreenReader()
        if let settings = gtk_settings_get_default() {
            let object = UnsafeMutableRawPointer(settings)
            for property in ["gtk-font-name", "gtk-xft-dpi", "gtk-enable-animations"] {
                signals.connect(object, "notify::\(property)") { [weak self] in
                    InterfaceFont.forget()
                    self?.changed()
                }
            }
        }
    }

    // MARK: Screen readers

    private static let assistiveSchema = "org.gnome.desktop.a11y.applications"
    private static let screenReaderKey = "screen-reader-enabled"
    private var assistive: OpaquePointer?

    /// On a desktop without GNOME's settings nobody knows.
    private func watchScreenReader() {
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, Self.assistiveSchema, gboolean(1))
        else { return }
        defer { g_settings_schema_unref(schema) }
        guard g_settings_schema_has_key(schema, Self.screenReaderKey) != 0,
            let settings = g_settings_new(Self.assistiveSchema)
        else { return }
        let object = UnsafeMutableRawPointer(settings)
        signals.connect(object, "changed::\(Self.screenReaderKey)") { [weak self] in self?.changed() }
        assistive = OpaquePointer(object)
    }

    private var screenReaderIsOn: Bool {
        guard let assistive else { return false }
        let settings = UnsafeMutableRawPointer(assistive).assumingMemoryBound(to: GSettings.self)
        return g_settings_get_boolean(settings, Self.screenReaderKey) != 0
    }

    var animationsAreEnabled: Bool {
        gtk_settings_get_default().map { segler_settings_get_animations($0) != 0 } ?? true
    }

    /// Writes what the desktop says into the environment that all windows inherit.
    func apply(to values: inout EnvironmentValues) {
        let manager = adw_style_manager_get_default()
        let user = UserLocale.current
        values.colorScheme = adw_style_manager_get_dark(manager) != 0 ? .dark : .light
        values._colorSchemeContrast = adw_style_manager_get_high_contrast(manager) != 0 ? .increased : .standard
        if colors != Theme() {
            values.theme = colors
            accent.update(values.themeColors)
        }
        RunningApp.appearance.withLock { appearance in
            appearance.theme = values.theme
            appearance.scheme = values.colorScheme
            appearance.contrast = values.colorSchemeContrast
        }
        values._accessibilityReduceMotion = !animationsAreEnabled
        values.screenReaderIsOn = screenReaderIsOn
        // The desktop's text size is one of SwiftUI's for views, and as large as the user wants it to the point.
        values.dynamicTypeSize = DynamicTypeSize(nearest: InterfaceFont.scale)
        values.bodySize = InterfaceFont.size / values.dynamicTypeSize.bodyScale
        values.locale = user.locale
        values.calendar = user.calendar
        values.layoutDirection = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }
}
