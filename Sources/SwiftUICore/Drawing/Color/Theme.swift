/// The theme's colours in all its appearances.
package struct Theme: Hashable, Sendable {
    package var light = ThemeColors.light
    package var dark = ThemeColors.dark
    package var lightHighContrast = ThemeColors.lightHighContrast
    package var darkHighContrast = ThemeColors.darkHighContrast

    package init() {}

    package func colors(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ThemeColors {
        switch (scheme, contrast) {
        case (.light, .standard): light
        case (.dark, .standard): dark
        case (.light, .increased): lightHighContrast
        case (.dark, .increased): darkHighContrast
        }
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// The running theme, set by the backend.
    package var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Whether the surroundings are light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the person wants stronger contrast.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    package var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The theme's colours in the appearance of these surroundings.
    package var themeColors: ThemeColors {
        theme.colors(colorScheme, colorSchemeContrast)
    }
}
