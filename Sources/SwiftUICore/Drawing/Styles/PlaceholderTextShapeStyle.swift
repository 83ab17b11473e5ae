/// The style of text that stands for one that is missing.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a placeholder text shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(environment.themeColors[.tertiary]))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of text that stands for one that is missing.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
