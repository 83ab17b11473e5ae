/// One transition for the way in, another for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The way in.
    public nonisolated(unsafe) var insertion: Insertion
    /// The way out.
    public nonisolated(unsafe) var removal: Removal

    /// Creates a transition of two ways.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }

    /// What the transition is like.
    public nonisolated static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public nonisolated var _effects: AnyTransition? {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

@MainActor
extension Transition {
    /// One transition for the way in, another for the way out.
    public static func asymmetric<A: Transition, B: Transition>(
        insertion: A, removal: B
    ) -> Self where Self == AsymmetricTransition<A, B> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
