extension View {
    /// Sets the tint of this view's controls; nil for the one outside.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier.make(tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the tint of this view's controls; nil for the one outside.
    public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier.make(tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the tint of this view's controls; nil for the one outside.
    public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// Sets the style that `.background` means in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
    }
}

@MainActor
enum TintModifier {
    static func make(_ tint: AnyShapeStyle?) -> EnvironmentModifier {
        let stored = tint.map(StoredStyle.init)
        return EnvironmentModifier(
            change: .set(path: \EnvironmentValues.tintStyle, value: stored as Any) { values in
                if let tint { values.tintStyle = tint }
            },
            isSame: { other in
                guard case .set(\EnvironmentValues.tintStyle, let old, _) = other else { return false }
                return old as? StoredStyle == stored
            })
    }
}
