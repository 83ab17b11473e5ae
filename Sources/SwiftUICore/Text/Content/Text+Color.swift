extension Text {
    /// The text in `color`; nil leaves it to what is around.
    public func foregroundColor(_ color: Color?) -> Text {
        setting(\.foreground, color.map { TextForeground(style: $0) })
    }

    /// The text in `style`; of a gradient, in its middle colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting(\.foreground, TextForeground(style: style))
    }

    /// A line under the text, in the text's colour unless one is given.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// A line of a pattern under the text, in the text's colour unless one is given.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.underline, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line through the text, in the text's colour unless one is given.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// A line of a pattern through the text, in the text's colour unless one is given.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.strikethrough, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
