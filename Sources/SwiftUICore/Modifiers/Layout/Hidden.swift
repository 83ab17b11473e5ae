extension View {
    /// Keeps the view's place free and shows nothing there; what is hidden takes no input and is not read aloud.
    public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

struct HiddenModifier: ItemModifier, Equatable {
    typealias Body = Never

    func makeWrapper(for node: ViewNode) -> HiddenRenderNode { HiddenRenderNode(graph: node.graph) }
    func update(_ wrapper: HiddenRenderNode, for node: ViewNode) {}
}

/// Lays out its child, which is on no surface.
final class HiddenRenderNode: WrapperRenderNode {
    override var childSurface: Surface? { nil }
    override func draw(in painter: any Painter) {}
}
