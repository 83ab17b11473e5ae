extension View {
    /// Draws a line under the text in this view, in the text's colour unless one is given.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textStyling.underline, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text in this view, in the text's colour unless one is given.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textStyling.strikethrough, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }
}
