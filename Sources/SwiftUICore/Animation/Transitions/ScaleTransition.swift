/// The view grows from a scale and shrinks to it.
public struct ScaleTransition: Transition {
    private let scale: Double
    private let anchor: UnitPoint

    /// Creates a transition from and to `scale`, around `anchor`.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    public nonisolated var _effects: AnyTransition? { .scale(scale: scale, anchor: anchor) }
}

@MainActor
extension Transition where Self == ScaleTransition {
    /// The view grows from nothing and shrinks to nothing.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }

    /// The view grows from `scale` and shrinks to it, around `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
