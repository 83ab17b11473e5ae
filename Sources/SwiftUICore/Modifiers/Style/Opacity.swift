import Foundation

extension View {
    /// Shows this view as opaque as `opacity` says: 0 is not visible, and takes no clicks; 1 is fully opaque.
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: min(max(opacity, 0), 1)))
    }
}

struct OpacityModifier: ItemModifier, Equatable {
    typealias Body = Never
    let opacity: Double

    func makeWrapper(for node: ViewNode) -> OpacityRenderNode { OpacityRenderNode(opacity, graph: node.graph) }

    func update(_ wrapper: OpacityRenderNode, for node: ViewNode) {
        let wasVisible = wrapper.value > 0
        wrapper.value = opacity
        if wasVisible != (opacity > 0) { wrapper.surface?.widgetsDidChange() }
    }
}

/// Fades what is in it as a whole.
final class OpacityRenderNode: AnimatedWrapperRenderNode<Double> {
    override func hitRule(at point: CGPoint) -> HitRule { value > 0 ? .content : .miss }

    override func adjust(_ traits: inout WidgetTraits) {
        if value <= 0 { traits.isVisible = false }
    }

    override func draw(in painter: any Painter) {
        let opacity = min(max(presented, 0), 1)
        guard opacity > 0 else { return }
        if opacity < 1 { painter.pushOpacity(opacity) }
        drawChildren(in: painter)
        if opacity < 1 { painter.pop() }
    }
}
