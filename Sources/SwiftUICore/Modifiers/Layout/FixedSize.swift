import Foundation

extension View {
    /// Gives the view its ideal size, whatever is offered.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size on the axes that are true.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

struct FixedSizeModifier: ItemModifier, Equatable {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    func makeWrapper(for node: ViewNode) -> FixedSizeRenderNode { FixedSizeRenderNode(graph: node.graph) }

    func update(_ wrapper: FixedSizeRenderNode, for node: ViewNode) {
        guard wrapper.modifier != self else { return }
        wrapper.modifier = self
        wrapper.setNeedsLayout()
    }
}

final class FixedSizeRenderNode: WrapperRenderNode {
    var modifier: FixedSizeModifier?

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier?.horizontal == true ? nil : proposal.width,
            height: modifier?.vertical == true ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child?.sizeThatFits(inner(proposal)) ?? .zero
    }

    override func layoutChildren() {
        child?.place(at: .zero, proposal: inner(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        child?.explicitGuide(key, proposal: inner(proposal), size: size)
    }
}
