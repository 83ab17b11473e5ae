extension View {
    /// A higher priority is offered room before lower ones. The default is 0.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value))
    }

    /// Draws the view in front of views with a lower value. The default is 0.
    public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}

struct LayoutPriorityModifier: ItemModifier, Equatable {
    typealias Body = Never
    let priority: Double

    func makeWrapper(for node: ViewNode) -> LayoutPriorityRenderNode { LayoutPriorityRenderNode(graph: node.graph) }

    func update(_ wrapper: LayoutPriorityRenderNode, for node: ViewNode) {
        guard wrapper.priority != priority else { return }
        wrapper.priority = priority
        wrapper.setNeedsLayout()
    }
}

final class LayoutPriorityRenderNode: WrapperRenderNode {
    var priority = 0.0
    override var layoutPriority: Double { priority }
}

struct ZIndexModifier: ItemModifier, Equatable {
    typealias Body = Never
    let value: Double

    func makeWrapper(for node: ViewNode) -> ZIndexRenderNode { ZIndexRenderNode(graph: node.graph) }

    func update(_ wrapper: ZIndexRenderNode, for node: ViewNode) {
        guard wrapper.value != value else { return }
        wrapper.value = value
        wrapper.surface?.setNeedsDisplay()
    }
}

final class ZIndexRenderNode: WrapperRenderNode {
    var value = 0.0
    override var zIndex: Double { value }
}
