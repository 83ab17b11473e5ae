import Foundation

/// Views behind or in front of each item of the content, with its size.
package struct LayerModifier<Layer: View>: ItemModifier {
    package typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    package init(layer: Layer, alignment: Alignment, isInFront: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isInFront = isInFront
    }

    package func makeWrapper(for node: ViewNode) -> LayerRenderNode<Layer> {
        LayerRenderNode(node, isInFront: isInFront)
    }

    package func update(_ wrapper: LayerRenderNode<Layer>, for node: ViewNode) {
        wrapper.update(layer, alignment)
    }
}

package final class LayerRenderNode<Layer: View>: WrapperRenderNode, OwningRenderNode {
    private let host: ItemHostNode<Layer>
    private let layerGroup: LayerGroupRenderNode
    private let isInFront: Bool

    init(_ node: ViewNode, isInFront: Bool) {
        host = ItemHostNode(parent: node)
        layerGroup = LayerGroupRenderNode(graph: node.graph)
        self.isInFront = isInFront
        super.init(graph: node.graph)
        host.itemsChanged = { [weak layerGroup] in layerGroup?.setChildren($0) }
    }

    func update(_ layer: Layer, _ alignment: Alignment) {
        if layerGroup.alignment != alignment {
            layerGroup.alignment = alignment
            layerGroup.setNeedsLayout()
        }
        // The layer's own reads belong to its own nodes, not to the modifier.
        DependencyTracker.untracked { host.setContent(layer) }
    }

    private var base: RenderNode? { isInFront ? children.first : children.last }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] {
        isInFront ? items + [layerGroup] : [layerGroup] + items
    }

    package override var child: RenderNode? { base }

    package override func layoutChildren() {
        base?.place(at: .zero, proposal: proposal)
        layerGroup.base = base
        layerGroup.baseProposal = proposal
        layerGroup.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) { visit(host) }
    package func disown() { host.unmount() }
}

/// The views of a layer: each is offered the size of the content and aligned with it.
final class LayerGroupRenderNode: RenderNode {
    var alignment = Alignment.center
    weak var base: RenderNode?
    var baseProposal = ProposedViewSize.unspecified

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layoutChildren() {
        let base = base
        let own = ViewDimensions(size: size) { [baseProposal, size] in
            base?.explicitGuide($0, proposal: baseProposal, size: size)
        }
        for child in children {
            let dimensions = child.dimensions(in: proposal)
            let origin = CGPoint(
                x: own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: own[alignment.vertical] - dimensions[alignment.vertical])
            child.place(at: origin, proposal: proposal)
        }
    }
}

extension View {
    /// Puts views behind this one. They are offered its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Puts a view behind this one.
    // What is both a view and a style, as colours are, is a style here.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Puts views in front of this one. They are offered its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Puts a view in front of this one.
    // What is both a view and a style, as colours are, is a style here.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
}
