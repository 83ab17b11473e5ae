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

/// The theme is large and read for every colour: the environment holds a reference to it.
private final class ThemeReference: Equatable, Sendable {
    let theme: Theme

    init(_ theme: Theme) {
        self.theme = theme
    }

    static func == (lhs: ThemeReference, rhs: ThemeReference) -> Bool {
        lhs === rhs || lhs.theme == rhs.theme
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = ThemeReference(Theme())
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
        get { self[ThemeKey.self].theme }
        set { self[ThemeKey.self] = ThemeReference(newValue) }
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
        self[ThemeKey.self].theme.colors(colorScheme, colorSchemeContrast)
    }
}
