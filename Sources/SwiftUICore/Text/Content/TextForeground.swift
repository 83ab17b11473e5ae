/// A style that a part of a text is drawn in.
package struct TextForeground: Equatable, Sendable {
    package let style: any ShapeStyle

    /// Styles without equality count as different, which at worst lays a text out again.
    package static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        guard let left = lhs.style as? any Equatable else { return false }
        func equals<T: Equatable>(_ left: T) -> Bool { (rhs.style as? T) == left }
        return equals(left)
    }

    /// Letters and symbols in the accent colour have the theme's shade of it that can be read upon the window, as Adwaita's do: its
    /// `accent_bg_color` is for fills.
    func paint(in environment: EnvironmentValues) -> ResolvedPaint {
        let style = (style as? AnyShapeStyle)?.style ?? style
        let isAccent =
            style is TintShapeStyle ? environment.tintStyle == nil : (style as? Color) == .accentColor
        return isAccent ? .color(environment.themeColors.accentText) : style.paint(in: environment)
    }
}
