extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(resolve(in: environment)))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(self))
    }
}
