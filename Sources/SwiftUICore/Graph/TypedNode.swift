/// A node that holds its view's latest value.
package class TypedNode<V: View>: ViewNode {
    package final var view: V

    package init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes over a new value of the view. Where it is the same, field by field, nothing more happens.
    package final func update(to new: V) {
        if ValueComparison<V>.shared.areEqual(&view, new) { return }
        view = new
        viewDidChange()
    }

    /// Called after ``view`` has become another value.
    package func viewDidChange() {
        evaluate()
    }

    package final func childContext(from context: _NodeContext, isLazy: Bool? = nil) -> _NodeContext {
        childContext(isLazy: isLazy)
    }

    package override var debugName: String { String(describing: V.self) }
}
