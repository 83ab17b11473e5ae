/// The view comes from an edge and leaves towards the opposite one, and fades meanwhile.
public struct PushTransition: Transition {
    private let edge: Edge

    /// Creates a transition from `edge` to the opposite one.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    public nonisolated var _effects: AnyTransition? { .push(from: edge) }
}

@MainActor
extension Transition where Self == PushTransition {
    /// The view comes from `edge` and leaves towards the opposite one, and fades meanwhile.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
