/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a link shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(environment.themeColors.accentText))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
