extension View {
    /// Gives the coordinates of this view a name, in which views inside can ask for frames.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Gives the coordinates of this view a name, in which views inside can ask for frames.
    @available(*, deprecated, message: "use coordinateSpace(_:) instead")
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

package struct CoordinateSpaceModifier: ItemModifier {
    package typealias Body = Never
    let name: AnyHashable

    package func makeWrapper(for node: ViewNode) -> CoordinateSpaceRenderNode {
        CoordinateSpaceRenderNode(name, graph: node.graph)
    }

    package func update(_ wrapper: CoordinateSpaceRenderNode, for node: ViewNode) {
        guard wrapper.name != name else { return }
        wrapper.name = name
        wrapper.setNeedsLayout()
    }
}

package final class CoordinateSpaceRenderNode: WrapperRenderNode {
    var name: AnyHashable

    init(_ name: AnyHashable, graph: Graph) {
        self.name = name
        super.init(graph: graph)
    }
}
