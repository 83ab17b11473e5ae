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
        values._accessibilityReduceMotion = !animationsAreEnabled
        values.bodySize = InterfaceFont.size
        values.locale = user.locale
        values.calendar = user.calendar
        values.layoutDirection = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }
}
