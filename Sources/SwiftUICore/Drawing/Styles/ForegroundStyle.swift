/// The foreground style of the views around.
@frozen public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a foreground style.
    @inlinable public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(environment.foregroundPaint(level: 0))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the views around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
