import Foundation

extension View {
    /// Tells assistive technologies of another view in place of this one: of a slider, where this view draws one.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true)
            .overlay { representation().modifier(UndrawnModifier()) }
    }

    /// Tells assistive technologies of views in place of those in this one: of bars, where this view draws a chart.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityHidden(true)
            .overlay { children().modifier(UndrawnModifier()) }
            .accessibilityElement(children: .contain)
    }
}

/// Keeps a view in its place for assistive technologies, while nothing of it is seen and presses go past it.
struct UndrawnModifier: ItemModifier, Equatable {
    typealias Body = Never

    func makeWrapper(for node: ViewNode) -> UndrawnRenderNode { UndrawnRenderNode(graph: node.graph) }
    func update(_ wrapper: UndrawnRenderNode, for node: ViewNode) {}
}

final class UndrawnRenderNode: WrapperRenderNode {
    override func draw(in painter: any Painter) {}
    override func hitRule(at point: CGPoint) -> HitRule { .miss }
    override func adjust(_ traits: inout WidgetTraits) { traits.takesInput = false }
}
