/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a selection shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        TintShapeStyle()._paint(in: environment)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
