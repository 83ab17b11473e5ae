/// The tint of the views around; the theme's accent colour unless set.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a tint shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard let tint = environment.tintStyle else {
            return _StylePaint(.color(environment.themeColors.accent))
        }
        var outside = environment
        outside.tintStyle = nil
        return tint._paint(in: outside)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the views around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
