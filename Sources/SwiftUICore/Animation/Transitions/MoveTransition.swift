import Foundation

/// The view comes from an edge and leaves towards it.
public struct MoveTransition: Transition {
    private let edge: Edge

    /// Creates a transition from and to `edge`.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(phase.isIdentity ? nil : edge)
    }

    public nonisolated var _effects: AnyTransition? { .move(edge: edge) }
}

@MainActor
extension Transition where Self == MoveTransition {
    /// The view comes from `edge` and leaves towards it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension View {
    /// Shown beyond an edge of its own place; nil: in it.
    func moved(_ edge: Edge?) -> some View {
        visualEffect { content, proxy in
            let (x, y): (CGFloat, CGFloat) =
                switch edge {
                case .leading: (-1, 0)
                case .trailing: (1, 0)
                case .top: (0, -1)
                case .bottom: (0, 1)
                case nil: (0, 0)
                }
            return content.offset(x: x * proxy.size.width, y: y * proxy.size.height)
        }
    }
}
