/// Attaches a value for the container around.
package struct TraitModifier<K: LayoutValueKey>: ItemModifier {
    package typealias Body = Never

    let value: K.Value

    package init(_ value: K.Value) {
        self.value = value
    }

    package func makeWrapper(for node: ViewNode) -> TraitRenderNode<K> {
        TraitRenderNode(value, graph: node.graph)
    }

    package func update(_ wrapper: TraitRenderNode<K>, for node: ViewNode) {
        wrapper.value = value
    }
}

package final class TraitRenderNode<K: LayoutValueKey>: WrapperRenderNode {
    package var value: K.Value {
        didSet {
            // What a container does with the value may change its layout.
            if !ValueComparison<K.Value>.shared.areEqual(oldValue, value) { setNeedsLayout() }
        }
    }

    init(_ value: K.Value, graph: Graph) {
        self.value = value
        super.init(graph: graph)
    }

    package override func trait<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value {
        if Other.self == K.self, let value = value as? Other.Value { return value }
        return super.trait(key)
    }
}

extension View {
    /// Gives `value` to the layout container around this view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<K>(value))
    }
}
