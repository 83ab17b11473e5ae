import Foundation

extension View {
    /// Keeps width divided by height at `aspectRatio`; nil: the ratio of the view's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Keeps the width and height of the view in the proportion of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// As large as fits into what is offered, in the view's own ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As small as fills what is offered, in the view's own ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct AspectRatioModifier: ItemModifier, Equatable {
    typealias Body = Never
    let ratio: CGFloat?
    let mode: ContentMode

    func makeWrapper(for node: ViewNode) -> AspectRatioRenderNode { AspectRatioRenderNode(graph: node.graph) }

    func update(_ wrapper: AspectRatioRenderNode, for node: ViewNode) {
        guard wrapper.modifier != self else { return }
        wrapper.modifier = self
        wrapper.setNeedsLayout()
    }
}

final class AspectRatioRenderNode: WrapperRenderNode {
    var modifier: AspectRatioModifier?

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let child, let modifier else { return proposal }
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = modifier.ratio ?? (ideal.height == 0 ? 1 : ideal.width / ideal.height)
        guard ratio > 0, ratio.isFinite else { return proposal }
        let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
        let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
        switch (byWidth, byHeight) {
        case (nil, nil): return proposal
        case (let only?, nil), (nil, let only?): return ProposedViewSize(only)
        case (let byWidth?, let byHeight?):
            let widthIsSmaller = byWidth.width <= byHeight.width
            return ProposedViewSize(widthIsSmaller == (modifier.mode == .fit) ? byWidth : byHeight)
        }
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
