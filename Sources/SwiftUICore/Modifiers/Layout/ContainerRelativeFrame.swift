import Foundation

extension View {
    /// Gives the view the size of the nearest scroll view's visible part, or of the window's content.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view a length that `length` makes from that of the nearest scroll view or the window, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Gives the view the length of `span` out of `count` equal parts of the nearest scroll view or the window, which are
    /// `spacing` points apart.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let parts = CGFloat(max(1, count))
                let part = (length - spacing * (parts - 1)) / parts
                return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
            })
    }
}

struct ContainerFrameModifier: ItemModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeWrapper(for node: ViewNode) -> ContainerFrameRenderNode { ContainerFrameRenderNode(graph: node.graph) }

    func update(_ wrapper: ContainerFrameRenderNode, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.setNeedsLayout()
    }
}

final class ContainerFrameRenderNode: WrapperRenderNode, ScrollObserver {
    var modifier: ContainerFrameModifier?

    /// The size of what the frame is relative to.
    private var container: CGSize {
        if let scroll = enclosingScroll { return scroll.clearSize }
        var node: RenderNode = self
        while let parent = node.parent { node = parent }
        return node.surface?.size ?? node.size
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let modifier else { return proposal }
        let container = container
        var result = proposal
        for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) {
            result[axis] = modifier.length(container[axis], axis)
        }
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = inner(proposal)
        var size = child?.sizeThatFits(inner) ?? .zero
        for axis in [Axis.horizontal, .vertical] where modifier?.axes.contains(Axis.Set(axis)) == true {
            size[axis] = inner[axis] ?? size[axis]
        }
        return size
    }

    override func layoutChildren() {
        guard let child, let alignment = modifier?.alignment else { return }
        let inner = inner(proposal)
        let dimensions = child.dimensions(in: inner)
        let own = ViewDimensions(size: size)
        child.place(
            at: CGPoint(
                x: own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: own[alignment.vertical] - dimensions[alignment.vertical]), proposal: inner)
    }

    override func didEnter(_ surface: Surface) {
        if let scroll = enclosingScroll { scroll.observe(self) } else { surface.observeSize(self) }
    }

    func scrollDidMove() {}
    func scrollDidResize() { setNeedsLayout() }
}
