/// Fades the view in and out.
public struct OpacityTransition: Transition {
    /// Creates a fading transition.
    public init() {}

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// What the transition is like.
    public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public nonisolated var _effects: AnyTransition? { .opacity }
}

@MainActor
extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
