extension View {
    /// Shows the text in this view in `font`; nil for body text.
    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Shows the text in this view in another weight; nil leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textStyling.weight, weight)
    }

    /// Shows the text in this view in another kind of letter shapes; nil leaves them to the font.
    public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textStyling.design, design)
    }

    /// Shows the text in this view in a narrower or wider face, where the family has one; nil leaves it to the font.
    public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textStyling.width, width)
    }

    /// Shows the text in this view in bold; false undoes a `bold()` around it.
    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.weight, isActive ? .bold : nil)
    }

    /// Shows the text in this view in italics; false undoes an `italic()` around it.
    public func italic(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.isItalic, isActive ? true : nil)
    }

    /// Shows the text in this view with all letters of the same width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.isMonospaced, isActive ? true : nil)
    }

    /// Shows the text in this view with all digits of the same width, so that changing numbers don't jump about.
    public func monospacedDigit() -> some View {
        environment(\.textStyling.hasTabularDigits, true)
    }
}
