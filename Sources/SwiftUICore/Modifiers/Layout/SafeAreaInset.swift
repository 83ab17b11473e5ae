import Foundation

extension View {
    /// Shows a bar at the top or bottom edge of this view, which keeps clear of it. A scroll view shows its content
    /// under the bar, too, and ends clear of it.
    ///
    /// - Parameter spacing: the distance to the bar in points; nil: what the neighbours prefer, mostly 8.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Shows a bar at the leading or trailing edge of this view, which keeps clear of it.
    ///
    /// - Parameter spacing: the distance to the bar in points; nil: what the neighbours prefer, mostly 8.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}

package struct SafeAreaInsetModifier<Bar: View>: ItemModifier {
    package typealias Body = Never

    let bar: Bar
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    package func makeWrapper(for node: ViewNode) -> SafeAreaInsetRenderNode<Bar> { SafeAreaInsetRenderNode(node) }

    package func update(_ wrapper: SafeAreaInsetRenderNode<Bar>, for node: ViewNode) {
        wrapper.update(self)
    }
}

package final class SafeAreaInsetRenderNode<Bar: View>: WrapperRenderNode, OwningRenderNode, SafeAreaRenderNode {
    private let host: ItemHostNode<Bar>
    private let bar: LayoutRenderNode<ZStackLayout>
    private var edge = Edge.bottom
    private var alignment = HorizontalAlignment.center.key
    private var distance: CGFloat?
    private(set) var coveredInsets = EdgeInsets()

    init(_ node: ViewNode) {
        host = ItemHostNode(parent: node)
        bar = LayoutRenderNode(ZStackLayout(), graph: node.graph)
        super.init(graph: node.graph)
        host.itemsChanged = { [weak bar] in bar?.setItems($0) }
    }

    func update(_ modifier: SafeAreaInsetModifier<Bar>) {
        if edge != modifier.edge || alignment != modifier.alignment || distance != modifier.spacing {
            edge = modifier.edge
            alignment = modifier.alignment
            distance = modifier.spacing
            setNeedsLayout()
        }
        DependencyTracker.untracked { host.setContent(modifier.bar) }
    }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] { items + [bar] }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isAtStart: Bool { edge == .top || edge == .leading }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, proposal[axis.other], along: axis)
    }

    private func inset(_ proposal: ProposedViewSize) -> CGFloat {
        guard let base = child, bar.children.count > 0 else { return 0 }
        let spacing =
            distance
            ?? (isAtStart
                ? bar.spacing.distance(to: base.spacing, along: axis)
                : base.spacing.distance(to: bar.spacing, along: axis))
        return bar.sizeThatFits(barProposal(proposal))[axis] + spacing
    }

    private func insets(_ length: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: edge == .top ? length : 0, leading: edge == .leading ? length : 0,
            bottom: edge == .bottom ? length : 0, trailing: edge == .trailing ? length : 0)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let base = child else { return .zero }
        let length = inset(proposal)
        let inner = base.sizeThatFits(proposal.inset(by: insets(length)))
        let own = bar.sizeThatFits(barProposal(proposal))
        return CGSize(inner[axis] + length, max(inner[axis.other], own[axis.other]), along: axis)
    }

    package override func layoutChildren() {
        guard let base = child else { return }
        let length = inset(proposal)
        coveredInsets = insets(length)
        let inner = proposal.inset(by: coveredInsets)
        let across = size[axis.other] - base.sizeThatFits(inner)[axis.other]
        var origin = CGPoint.zero
        origin[axis] = isAtStart ? length : 0
        origin[axis.other] = across / 2
        base.place(at: origin, proposal: inner)
        let barProposal = barProposal(ProposedViewSize(size))
        let dimensions = bar.dimensions(in: barProposal)
        var place = CGPoint.zero
        place[axis] = isAtStart ? 0 : size[axis] - dimensions.size[axis]
        place[axis.other] = ViewDimensions(size: size)[alignment] - dimensions[alignment]
        bar.place(at: place, proposal: barProposal)
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) { visit(host) }
    package func disown() { host.unmount() }
}
