/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}

    public var _steps: [_VisualStep] { [] }
}
