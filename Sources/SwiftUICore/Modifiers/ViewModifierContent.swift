/// The view that a modifier was applied to, as the modifier's `body` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    package let provider: any ModifierContentProvider

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ModifierContentNode(view, context))
    }
}

extension _ViewModifier_Content: EngineComparable {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.provider === new.provider }
}

/// Knows the content that a modifier stands around.
@MainActor
package protocol ModifierContentProvider: AnyObject {
    func makeContentNode(_ context: _NodeContext) -> ViewNode
    func register(_ update: @escaping () -> Void, for node: ViewNode)
    func unregister(_ node: ViewNode)
    func update(_ node: ViewNode)
}

/// Stands where the modifier's body has put its content. A body may use the content more than once; each place has its
/// own state.
final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
    private var child: ViewNode?

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
        super.init(view, context)
        child = view.provider.makeContentNode(childContext())
        view.provider.register({ [weak self] in self?.contentDidChange() }, for: self)
    }

    private func contentDidChange() {
        if let child { view.provider.update(child) }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        view.provider.unregister(self)
    }
}

/// The node of a modifier with a body.
final class CustomModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>>, ModifierContentProvider {
    private var properties = DynamicPropertyStorage<M>()
    private var child: TypedNode<M.Body>?
    private var places: [ObjectIdentifier: () -> Void] = [:]
    private var lastContent: C
    private var lastModifier: M
    private let animator: ViewAnimator<M>?

    override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        lastContent = view.content
        lastModifier = view.modifier
        animator = ViewAnimator.make(for: view.modifier)
        super.init(view, context)
        child = M.Body._makeNode(runBody(), childContext()).node
    }

    override func viewDidChange() {
        if !ValueComparison<M>.shared.areEqual(&lastModifier, view.modifier) {
            lastModifier = view.modifier
            if let animator {
                animator.retarget(to: lastModifier, animation: graph.animation(for: self), at: graph.backend.time)
                showFrame()
            }
            evaluate()
        }
        if !ValueComparison<C>.shared.areEqual(&lastContent, view.content) {
            lastContent = view.content
            for update in places.values { update() }
        }
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: runBody())
    }

    /// Takes over the animated data as it is now; while it moves, each frame runs the body again.
    private func showFrame() {
        guard let animator, animator.apply(to: &lastModifier, at: graph.backend.time) else { return }
        graph.atNextFrame { [weak self] in
            guard let self, isMounted else { return }
            showFrame()
            graph.invalidate(self)
        }
    }

    private func runBody() -> M.Body {
        graph.bodyWillRun(self)
        return tracking {
            properties.install(in: &lastModifier, for: self)
            return lastModifier.body(content: _ViewModifier_Content(provider: self))
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        properties.uninstall()
    }

    override var debugName: String { String(describing: M.self) }

    func makeContentNode(_ context: _NodeContext) -> ViewNode {
        C._makeNode(lastContent, context).node
    }

    func register(_ update: @escaping () -> Void, for node: ViewNode) {
        places[ObjectIdentifier(node)] = update
    }

    func unregister(_ node: ViewNode) {
        places[ObjectIdentifier(node)] = nil
    }

    func update(_ node: ViewNode) {
        unsafeDowncast(node, to: TypedNode<C>.self).update(to: lastContent)
    }
}
