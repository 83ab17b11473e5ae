import Foundation

extension View {
    /// Says where a horizontal guide of this view lies, in points from its leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }

    /// Says where a vertical guide of this view lies, in points from its top edge.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }
}

struct AlignmentGuideModifier: ItemModifier {
    typealias Body = Never
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func makeWrapper(for node: ViewNode) -> AlignmentGuideRenderNode { AlignmentGuideRenderNode(graph: node.graph) }

    func update(_ wrapper: AlignmentGuideRenderNode, for node: ViewNode) {
        node.graph.makeSettable(key)
        wrapper.modifier = self
        wrapper.setNeedsLayout()
    }
}

final class AlignmentGuideRenderNode: WrapperRenderNode {
    var modifier: AlignmentGuideModifier?

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let modifier, modifier.key == key else {
            return super.explicitGuide(key, proposal: proposal, size: size)
        }
        let child = child
        return modifier.computeValue(
            ViewDimensions(size: size) { child?.explicitGuide($0, proposal: proposal, size: size) })
    }
}
