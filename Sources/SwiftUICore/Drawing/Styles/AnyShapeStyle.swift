/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let style: any ShapeStyle

    /// A style that draws as `style` does.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        style._paint(in: environment)
    }
}

extension AnyShapeStyle: EngineComparable {
    package static func isSameInput(_ old: AnyShapeStyle, _ new: AnyShapeStyle) -> Bool {
        StoredStyle(old) == StoredStyle(new)
    }
}
