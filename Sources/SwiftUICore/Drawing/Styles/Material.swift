/// A translucent layer between a view and its background.
///
/// Where a background cannot be blurred, as with GTK, a material is a tint of the window's colour.
public struct Material: Hashable, Sendable {
    package enum Level: Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let level: Level

    /// Somewhat translucent.
    public static let regular = Material(level: .regular)

    /// More opaque than translucent.
    public static let thick = Material(level: .thick)

    /// More translucent than opaque.
    public static let thin = Material(level: .thin)

    /// Mostly translucent.
    public static let ultraThin = Material(level: .ultraThin)

    /// Mostly opaque.
    public static let ultraThick = Material(level: .ultraThick)

    /// As the system's toolbars are.
    public static let bar = Material(level: .bar)
}

extension Material: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        let theme = environment.themeColors
        // A little of the foreground, so that a card of it stands out from an empty window too.
        let tint = theme.windowForeground.opacity(0.08).over(theme.windowBackground)
        let color =
            switch level {
            case .ultraThin: tint.opacity(0.55)
            case .thin: tint.opacity(0.7)
            case .regular: tint.opacity(0.8)
            case .thick: tint.opacity(0.9)
            case .ultraThick: tint.opacity(0.97)
            case .bar: theme.headerBarBackground
            }
        return _StylePaint(.material(level, color))
    }
}

extension ShapeStyle where Self == Material {
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }

    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }

    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }

    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }

    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }

    /// As the system's toolbars are.
    public static var bar: Material { .bar }
}
