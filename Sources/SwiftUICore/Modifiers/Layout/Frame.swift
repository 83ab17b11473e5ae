import Foundation

extension View {
    /// Gives the view a fixed width, height or both, in points.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(
            FrameModifier(
                minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
                maxHeight: height, alignment: alignment, isFixed: true))
    }

    /// Gives the view a flexible size between limits, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment, isFixed: false))
    }

    /// Without a width and a height the frame is that of the view.
    @available(*, deprecated, message: "Pass one or more parameters.")
    public func frame() -> some View {
        self
    }
}

package struct FrameModifier: ItemModifier, Equatable {
    package typealias Body = Never

    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment
    var isFixed: Bool

    package func makeWrapper(for node: ViewNode) -> FrameRenderNode { FrameRenderNode(self, graph: node.graph) }

    package func update(_ wrapper: FrameRenderNode, for node: ViewNode) {
        guard wrapper.frame != self else { return }
        wrapper.frame = self
        wrapper.setNeedsLayout()
    }

    func limit(_ axis: Axis) -> (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        axis == .horizontal ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
    }
}

package final class FrameRenderNode: WrapperRenderNode {
    var frame: FrameModifier

    init(_ frame: FrameModifier, graph: Graph) {
        self.frame = frame
        super.init(graph: graph)
    }

    private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: innerLength(proposal.width, .horizontal), height: innerLength(proposal.height, .vertical))
    }

    private func innerLength(_ proposed: CGFloat?, _ axis: Axis) -> CGFloat? {
        let (least, ideal, most) = frame.limit(axis)
        if frame.isFixed { return ideal ?? proposed }
        guard let length = proposed ?? ideal else { return nil }
        return max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child?.sizeThatFits(innerProposal(proposal)) ?? .zero
        return CGSize(
            width: outerLength(proposal.width, inner.width, .horizontal),
            height: outerLength(proposal.height, inner.height, .vertical))
    }

    /// With a limit given, the frame takes the proposal between the limits; an absent limit is the child's own size.
    private func outerLength(_ proposed: CGFloat?, _ inner: CGFloat, _ axis: Axis) -> CGFloat {
        let (least, ideal, most) = frame.limit(axis)
        if frame.isFixed { return ideal ?? inner }
        guard let proposed else { return clamp(ideal ?? inner, least, most) }
        switch (least, most) {
        case (nil, nil): return inner
        case (let least?, nil): return max(least, min(inner, proposed))
        case (nil, let most?): return min(most, max(inner, proposed))
        case (let least?, let most?): return clamp(proposed, least, most)
        }
    }

    private func clamp(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = innerProposal(proposal)
        child.place(at: childOrigin(inner, size: size), proposal: inner)
    }

    private func childOrigin(_ inner: ProposedViewSize, size: CGSize) -> CGPoint {
        guard let child else { return .zero }
        let dimensions = child.dimensions(in: inner)
        let own = ViewDimensions(size: size)
        return CGPoint(
            x: own[frame.alignment.horizontal] - dimensions[frame.alignment.horizontal],
            y: own[frame.alignment.vertical] - dimensions[frame.alignment.vertical])
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard let child else { return nil }
        let inner = innerProposal(proposal)
        guard let guide = child.explicitGuide(key, proposal: inner, size: child.sizeThatFits(inner)) else { return nil }
        let origin = childOrigin(inner, size: size)
        return guide + (key.axis == .horizontal ? origin.x : origin.y)
    }

    package override var spacing: ViewSpacing {
        // A frame of fixed height or width has the edges of a plain view there.
        guard var spacing = child?.spacing else { return ViewSpacing() }
        if frame.minHeight != nil || frame.idealHeight != nil || frame.maxHeight != nil {
            spacing.top = .standard
            spacing.bottom = .standard
        }
        if frame.minWidth != nil || frame.idealWidth != nil || frame.maxWidth != nil {
            spacing.leading = .standard
            spacing.trailing = .standard
        }
        return spacing
    }
}
