import Foundation

/// Where the pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place.
    case active(CGPoint)
    /// Elsewhere.
    case ended
}

extension View {
    /// Calls `action` when the pointer comes over this view and when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverModifier { [action] phase, isNew, _ in
                switch phase {
                case .active: if isNew { action(true) }
                case .ended: action(false)
                }
            })
    }

    /// Calls `action` with the pointer's place whenever it moves over this view, and when it leaves it.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let space = coordinateSpace.coordinateSpace
        return modifier(
            HoverModifier { [action] phase, _, node in
                if case .active(let point) = phase {
                    action(.active(node.convert(point, to: space)))
                } else {
                    action(.ended)
                }
            })
    }
}

struct HoverModifier: ItemModifier {
    typealias Body = Never
    let action: (HoverPhase, _ isNew: Bool, RenderNode) -> Void

    func makeWrapper(for node: ViewNode) -> HoverRenderNode { HoverRenderNode(graph: node.graph) }
    func update(_ wrapper: HoverRenderNode, for node: ViewNode) { wrapper.action = action }
}

final class HoverRenderNode: PointerRenderNode, HoverNode {
    var action: (HoverPhase, Bool, RenderNode) -> Void = { _, _, _ in }

    override var needs: PointerNeeds { .hover }

    func pointerIs(at location: CGPoint, isNew: Bool) { action(.active(location), isNew, self) }
    func pointerDidLeave() { action(.ended, false, self) }
}
