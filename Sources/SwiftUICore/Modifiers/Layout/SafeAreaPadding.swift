import Foundation

extension View {
    /// Keeps the content clear of the edges by `insets`; what ignores the safe area still reaches them, and a scroll view
    /// scrolls up to them.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Keeps the content clear of `edges` by `length` points; nil: the usual 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingModifier.standard
        return safeAreaPadding(
            EdgeInsets(top: length, leading: length, bottom: length, trailing: length).keeping(edges))
    }

    /// Keeps the content clear of all edges by `length` points.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}

struct SafeAreaPaddingModifier: ItemModifier, Equatable {
    typealias Body = Never
    let insets: EdgeInsets

    func makeWrapper(for node: ViewNode) -> SafeAreaPaddingRenderNode { SafeAreaPaddingRenderNode(graph: node.graph) }

    func update(_ wrapper: SafeAreaPaddingRenderNode, for node: ViewNode) {
        guard wrapper.coveredInsets != insets else { return }
        wrapper.coveredInsets = insets
        wrapper.setNeedsLayout()
    }
}

final class SafeAreaPaddingRenderNode: WrapperRenderNode, SafeAreaRenderNode {
    var coveredInsets = EdgeInsets()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        let size = child.sizeThatFits(proposal.inset(by: coveredInsets))
        return CGSize(
            width: size.width + coveredInsets.leading + coveredInsets.trailing,
            height: size.height + coveredInsets.top + coveredInsets.bottom)
    }

    override func layoutChildren() {
        child?.place(
            at: CGPoint(x: coveredInsets.leading, y: coveredInsets.top), proposal: proposal.inset(by: coveredInsets))
    }
}
