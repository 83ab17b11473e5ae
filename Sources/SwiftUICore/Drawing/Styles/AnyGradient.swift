/// A gradient together with the space that its colours mix in.
@frozen public struct AnyGradient: Hashable, Sendable {
    let gradient: Gradient
    var space = Gradient.ColorSpace.device

    /// A gradient whose colours mix by their components.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The gradient with its colours mixed in `space`.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
        gradient.resolve(in: environment, space)
    }
}

/// As a style, a gradient runs from top to bottom.
extension AnyGradient: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.linear(resolve(in: environment), start: .top, end: .bottom))
    }
}
