import Foundation

extension View {
    /// Calls `action` with a value made from this view's geometry: at first, and whenever it is another value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Calls `action` with the old and the new value made from this view's geometry: at first with the same, and whenever
    /// it is another value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

package struct GeometryChangeModifier<T: Equatable & Sendable>: ItemModifier {
    package typealias Body = Never
    let transform: @Sendable (GeometryProxy) -> T
    let action: (T, T) -> Void

    package func makeWrapper(for node: ViewNode) -> GeometryChangeRenderNode<T> {
        GeometryChangeRenderNode(self, graph: node.graph)
    }

    package func update(_ wrapper: GeometryChangeRenderNode<T>, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.setNeedsCommit()
    }
}

/// Looks at its geometry after each layout that has moved it.
package final class GeometryChangeRenderNode<T: Equatable & Sendable>: WrapperRenderNode, ScrollObserver {
    var modifier: GeometryChangeModifier<T>
    private var last: T?

    init(_ modifier: GeometryChangeModifier<T>, graph: Graph) {
        self.modifier = modifier
        super.init(graph: graph)
    }

    package override func commit(_ context: inout CommitContext) {
        let new = modifier.transform(GeometryProxy(self))
        guard new != last else { return }
        let old = last ?? new
        last = new
        graph.afterCommit { [action = modifier.action] in action(old, new) }
    }

    package override func didEnter(_ surface: Surface) {
        enclosingScroll?.observe(self)
    }

    package func scrollDidMove() {
        setNeedsCommit()
    }
}
