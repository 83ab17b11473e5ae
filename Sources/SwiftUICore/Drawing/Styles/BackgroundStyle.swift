/// The background style of the views around; the window's colour unless set.
@frozen public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never

    /// Creates a background style.
    @inlinable public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard let style = environment.backgroundStyle else {
            return _StylePaint(.color(environment.themeColors.windowBackground))
        }
        // A background style that names the background means the one outside.
        var outside = environment
        outside.backgroundStyle = nil
        return style._paint(in: outside)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the views around.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
