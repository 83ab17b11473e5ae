/// A style that is less opaque than another one.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(base.paint(in: environment).opacity(opacity))
    }
}

extension ShapeStyle {
    /// The style, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(base: self, opacity: min(max(opacity, 0), 1))
    }
}
