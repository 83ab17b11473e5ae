/// The node of a view with a body.
package final class CompositeNode<V: View>: TypedNode<V> {
    private var properties: DynamicPropertyStorage<V>
    private var child: TypedNode<V.Body>?
    private var animator: ViewAnimator<V>?

    package override init(_ view: V, _ context: _NodeContext) {
        properties = DynamicPropertyStorage()
        animator = ViewAnimator.make(for: view)
        super.init(view, context)
        child = V.Body._makeNode(runBody(), childContext()).node
    }

    package override func viewDidChange() {
        if let animator {
            animator.retarget(to: view, animation: graph.animation(for: self), at: graph.backend.time)
            showFrame()
        }
        evaluate()
    }

    /// Takes over the animated data as it is now; while it moves, each frame runs the body again.
    private func showFrame() {
        guard let animator, animator.apply(to: &view, at: graph.backend.time) else { return }
        graph.atNextFrame { [weak self] in
            guard let self, isMounted else { return }
            showFrame()
            graph.invalidate(self)
        }
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
