/// Shows and hides the view at once.
public struct IdentityTransition: Transition {
    /// Creates an identity transition.
    public init() {}

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
    }

    /// What the transition is like.
    public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public nonisolated var _effects: AnyTransition? { .identity }
}

@MainActor
extension Transition where Self == IdentityTransition {
    /// Shows and hides the view at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
