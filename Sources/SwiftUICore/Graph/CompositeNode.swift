/// The node of a view with a body.
package final class CompositeNode<V: View>: TypedNode<V> {
    private var properties: DynamicPropertyStorage<V>
    private var child: TypedNode<V.Body>?

    package override init(_ view: V, _ context: _NodeContext) {
        properties = DynamicPropertyStorage()
        super.init(view, context)
        child = V.Body._makeNode(runBody(), childContext()).node
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: runBody())
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    package override func didUnmount() {
        properties.uninstall()
    }

    private func runBody() -> V.Body {
        graph.bodyWillRun(self)
        return tracking {
            properties.install(in: &view, for: self)
            return view.body
        }
    }
}
