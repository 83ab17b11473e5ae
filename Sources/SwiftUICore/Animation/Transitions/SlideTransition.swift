/// The view comes from the leading edge and leaves towards the trailing one.
public struct SlideTransition: Transition {
    /// Creates a sliding transition.
    public init() {}

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }

    public nonisolated var _effects: AnyTransition? { .slide }
}

@MainActor
extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and leaves towards the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
