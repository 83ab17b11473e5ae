/// The colours of one appearance of the theme: light or dark, of normal or high contrast.
///
/// The defaults are those of Adwaita; a backend replaces them by the running theme's.
package struct ThemeColors: Hashable, Sendable {
    /// The hues, from GNOME's palette where it has them.
    package var palette: Palette

    /// What is chosen or prominent, as a fill.
    package var accent: Color.Resolved

    /// Text upon ``accent``.
    package var accentForeground: Color.Resolved

    /// Text and symbols in the accent colour upon the window.
    package var accentText: Color.Resolved

    package var destructive: Color.Resolved
    package var windowBackground: Color.Resolved
    package var windowForeground: Color.Resolved

    /// The background of lists and text views.
    package var viewBackground: Color.Resolved
    package var cardBackground: Color.Resolved
    package var headerBarBackground: Color.Resolved
    package var popoverBackground: Color.Resolved

    /// How opaque the window's foreground is as a line between things.
    package var borderOpacity: Double

    /// How opaque the five levels of a foreground are; the second is Adwaita's dim label.
    package var levelOpacities = [1, 0.55, 0.35, 0.2, 0.12]

    /// The hues of one appearance.
    package struct Palette: Hashable, Sendable {
        package var red: Color.Resolved
        package var orange: Color.Resolved
        package var yellow: Color.Resolved
        package var green: Color.Resolved
        package var mint: Color.Resolved
        package var teal: Color.Resolved
        package var cyan: Color.Resolved
        package var blue: Color.Resolved
        package var indigo: Color.Resolved
        package var purple: Color.Resolved
        package var pink: Color.Resolved
        package var brown: Color.Resolved
        package var gray: Color.Resolved
    }

    package subscript(color: SystemColor) -> Color.Resolved {
        switch color {
        case .red: palette.red
        case .orange: palette.orange
        case .yellow: palette.yellow
        case .green: palette.green
        case .mint: palette.mint
        case .teal: palette.teal
        case .cyan: palette.cyan
        case .blue: palette.blue
        case .indigo: palette.indigo
        case .purple: palette.purple
        case .pink: palette.pink
        case .brown: palette.brown
        case .gray: palette.gray
        case .primary: windowForeground
        case .secondary: windowForeground.opacity(levelOpacities[1])
        case .tertiary: windowForeground.opacity(levelOpacities[2])
        case .quaternary: windowForeground.opacity(levelOpacities[3])
        case .accent: accent
        case .accentText: accentText
        case .separator: separator
        case .viewBackground: viewBackground
        case .windowBackground: windowBackground
        }
    }

    /// The line between things.
    package var separator: Color.Resolved { windowForeground.opacity(borderOpacity) }
}

extension ThemeColors {
    package static let light = ThemeColors(
        palette: Palette(
            red: .init(hex: 0xe01b24), orange: .init(hex: 0xff7800), yellow: .init(hex: 0xf5c211),
            green: .init(hex: 0x2ec27e), mint: .init(hex: 0x2fc9ad), teal: .init(hex: 0x2190a4),
            cyan: .init(hex: 0x2ab1d6), blue: .init(hex: 0x3584e4), indigo: .init(hex: 0x5a54c8),
            purple: .init(hex: 0x9141ac), pink: .init(hex: 0xd56199), brown: .init(hex: 0x986a44),
            gray: .init(hex: 0x8a898c)),
        accent: .init(hex: 0x3584e4),
        accentForeground: .init(hex: 0xffffff),
        accentText: .init(hex: 0x1c71d8),
        destructive: .init(hex: 0xc01c28),
        windowBackground: .init(hex: 0xfafafa),
        windowForeground: .init(hex: 0x000000, opacity: 0.8),
        viewBackground: .init(hex: 0xffffff),
        cardBackground: .init(hex: 0xffffff),
        headerBarBackground: .init(hex: 0xebebeb),
        popoverBackground: .init(hex: 0xffffff),
        borderOpacity: 0.15)

    package static let dark = ThemeColors(
        palette: Palette(
            red: .init(hex: 0xed333b), orange: .init(hex: 0xffa348), yellow: .init(hex: 0xf8e45c),
            green: .init(hex: 0x57e389), mint: .init(hex: 0x63e6cf), teal: .init(hex: 0x4fb8cc),
            cyan: .init(hex: 0x6cd3f2), blue: .init(hex: 0x62a0ea), indigo: .init(hex: 0x8b86e8),
            purple: .init(hex: 0xc061cb), pink: .init(hex: 0xe88cb9), brown: .init(hex: 0xb5835a),
            gray: .init(hex: 0x9a9996)),
        accent: .init(hex: 0x3584e4),
        accentForeground: .init(hex: 0xffffff),
        accentText: .init(hex: 0x78aeed),
        destructive: .init(hex: 0xff7b63),
        windowBackground: .init(hex: 0x242424),
        windowForeground: .init(hex: 0xffffff),
        viewBackground: .init(hex: 0x1e1e1e),
        cardBackground: .init(hex: 0xffffff, opacity: 0.08),
        headerBarBackground: .init(hex: 0x303030),
        popoverBackground: .init(hex: 0x383838),
        borderOpacity: 0.15)

    package static let lightHighContrast: ThemeColors = {
        var colors = light
        colors.palette = Palette(
            red: .init(hex: 0xa51d2d), orange: .init(hex: 0xc64600), yellow: .init(hex: 0x9c6e03),
            green: .init(hex: 0x1b7a4d), mint: .init(hex: 0x137a68), teal: .init(hex: 0x12616f),
            cyan: .init(hex: 0x0f6f8a), blue: .init(hex: 0x1a5fb4), indigo: .init(hex: 0x3d379f),
            purple: .init(hex: 0x613583), pink: .init(hex: 0xa23a6c), brown: .init(hex: 0x63452c),
            gray: .init(hex: 0x5e5c64))
        colors.accent = .init(hex: 0x1a5fb4)
        colors.accentText = .init(hex: 0x1a5fb4)
        colors.windowForeground = .init(hex: 0x000000)
        colors.borderOpacity = 0.5
        colors.levelOpacities = [1, 0.9, 0.7, 0.25, 0.15]
        return colors
    }()

    package static let darkHighContrast: ThemeColors = {
        var colors = dark
        colors.palette = Palette(
            red: .init(hex: 0xff938c), orange: .init(hex: 0xffbe6f), yellow: .init(hex: 0xf9f06b),
            green: .init(hex: 0x8ff0a4), mint: .init(hex: 0x9af2e3), teal: .init(hex: 0x8cdbe8),
            cyan: .init(hex: 0xa3e6fa), blue: .init(hex: 0x99c1f1), indigo: .init(hex: 0xb9b5f5),
            purple: .init(hex: 0xdc8add), pink: .init(hex: 0xf5b8d5), brown: .init(hex: 0xcdab8f),
            gray: .init(hex: 0xc0bfbc))
        colors.borderOpacity = 0.5
        colors.levelOpacities = [1, 0.9, 0.7, 0.25, 0.15]
        return colors
    }()
}
