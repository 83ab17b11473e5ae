/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a window background shape style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(environment.themeColors.windowBackground))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
