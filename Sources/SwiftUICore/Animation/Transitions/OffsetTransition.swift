import Foundation

/// The view comes from and leaves for a place some points away.
public struct OffsetTransition: Transition {
    private let offset: CGSize

    /// Creates a transition from and to a place `offset` away, in points.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    public nonisolated var _effects: AnyTransition? { .offset(offset) }
}

@MainActor
extension Transition where Self == OffsetTransition {
    /// The view comes from and leaves for a place that many points away.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// The view comes from and leaves for a place that many points away.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
