/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a separator shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(environment.themeColors.separator))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
