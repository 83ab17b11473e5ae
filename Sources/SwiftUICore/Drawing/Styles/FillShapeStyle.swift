/// The faint fill of controls and groups.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a fill shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(environment.themeColors.windowForeground.opacity(0.1)))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The faint fill of controls and groups.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
