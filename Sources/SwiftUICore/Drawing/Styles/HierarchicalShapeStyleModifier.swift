/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let level: Int

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        // The levels of the window's background are surfaces upon it, not the same one seen through.
        if base is BackgroundStyle, environment.backgroundStyle == nil {
            let colors = environment.themeColors
            return _StylePaint(.color(level == 1 ? colors.cardBackground : colors.viewBackground))
        }
        return _StylePaint(base.paint(in: environment).opacity(environment.themeColors.levelOpacities[level]))
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }

    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }

    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }

    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
