import Foundation

extension View {
    /// Shows the view elsewhere, in points, without moving anything around it.
    public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Shows the view moved by a distance in points. Its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's middle at a point of the parent; the result takes all the room that is offered.
    public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the middle of the view at a place in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

struct OffsetModifier: ItemModifier, Equatable {
    typealias Body = Never
    let offset: CGSize

    func makeWrapper(for node: ViewNode) -> OffsetRenderNode { OffsetRenderNode(graph: node.graph) }

    func update(_ wrapper: OffsetRenderNode, for node: ViewNode) {
        guard wrapper.offset != offset else { return }
        wrapper.offset = offset
        wrapper.setNeedsLayout()
    }
}

/// Moves its child by an offset: the child's origin, so that it animates like every other place.
final class OffsetRenderNode: WrapperRenderNode {
    var offset = CGSize.zero

    override func layoutChildren() {
        child?.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

struct PositionModifier: ItemModifier, Equatable {
    typealias Body = Never
    let position: CGPoint

    func makeWrapper(for node: ViewNode) -> PositionRenderNode { PositionRenderNode(graph: node.graph) }

    func update(_ wrapper: PositionRenderNode, for node: ViewNode) {
        guard wrapper.position != position else { return }
        wrapper.position = position
        wrapper.setNeedsLayout()
    }
}

final class PositionRenderNode: WrapperRenderNode {
    var position = CGPoint.zero

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
        return proposal.replacingUnspecifiedDimensions(by: child?.sizeThatFits(proposal) ?? .zero)
    }

    override func layoutChildren() {
        guard let child else { return }
        let size = child.sizeThatFits(proposal)
        child.place(at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }
}
