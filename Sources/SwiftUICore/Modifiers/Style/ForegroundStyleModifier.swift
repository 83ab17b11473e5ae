extension View {
    /// Draws the foreground of this view, its text and symbols and shapes, with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier.make([AnyShapeStyle(style)]))
    }

    /// Draws the foreground of this view with a style for each of two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundStyleModifier.make([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Draws the foreground of this view with a style for each of three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier.make([
                AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
            ]))
    }

    /// Draws the foreground of this view in a colour; nil for what it is outside.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier.make(color.map { [AnyShapeStyle($0)] } ?? []))
    }
}

@MainActor
enum ForegroundStyleModifier {
    /// A change of the environment to these levels; none leave it as it is.
    static func make(_ levels: [AnyShapeStyle]) -> EnvironmentModifier {
        let stored = levels.map(StoredStyle.init)
        return EnvironmentModifier(
            change: .set(path: \EnvironmentValues.foregroundLevels, value: stored) { values in
                guard !levels.isEmpty else { return }
                values.foregroundLevels = ForegroundLevels(levels, outside: values.foregroundLevels)
            },
            isSame: { other in
                guard case .set(\EnvironmentValues.foregroundLevels, let old, _) = other else { return false }
                return old as? [StoredStyle] == stored
            })
    }
}
