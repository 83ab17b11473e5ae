extension View {
    /// Shows this view only where the mask's views are opaque; they are offered its size.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows this view only where the mask is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}

struct MaskModifier<Mask: View>: ItemModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    func makeWrapper(for node: ViewNode) -> MaskRenderNode<Mask> { MaskRenderNode(node) }
    func update(_ wrapper: MaskRenderNode<Mask>, for node: ViewNode) { wrapper.update(mask, alignment) }
}

/// Draws its content through another view's opacity. The mask itself is no part of what one can click or read.
package final class MaskRenderNode<Mask: View>: WrapperRenderNode, OwningRenderNode {
    private let host: ItemHostNode<Mask>
    private let maskGroup: LayerGroupRenderNode

    init(_ node: ViewNode) {
        host = ItemHostNode(parent: node)
        maskGroup = LayerGroupRenderNode(graph: node.graph)
        super.init(graph: node.graph)
        host.itemsChanged = { [weak maskGroup] in maskGroup?.setChildren($0) }
    }

    func update(_ mask: Mask, _ alignment: Alignment) {
        if maskGroup.alignment != alignment {
            maskGroup.alignment = alignment
            maskGroup.setNeedsLayout()
        }
        // The mask's own reads belong to its own nodes, not to the modifier.
        DependencyTracker.untracked { host.setContent(mask) }
    }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] { items + [maskGroup] }

    package override func layoutChildren() {
        child?.place(at: .zero, proposal: proposal)
        maskGroup.base = child
        maskGroup.baseProposal = proposal
        maskGroup.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    package override func draw(in painter: any Painter) {
        painter.mask {
            child?.drawTree(in: painter)
        } by: {
            maskGroup.drawTree(in: painter)
        }
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) { visit(host) }
    package func disown() { host.unmount() }
}
