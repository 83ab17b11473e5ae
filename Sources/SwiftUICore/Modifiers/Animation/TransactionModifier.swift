/// When and how a modifier changes the transaction for its content.
@MainActor
protocol TransactionRule {
    /// True where the rule holds for every change, false where only for those that its value has changed with.
    static var isLasting: Bool { get }
    func hasChanged(since old: Self) -> Bool
    func apply(to transaction: inout Transaction)
}

struct TransactionModifier<Rule: TransactionRule>: ViewModifier {
    typealias Body = Never

    let rule: Rule

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(TransactionNode(view, context))
    }
}

final class TransactionNode<C: View, Rule: TransactionRule>: TypedNode<ModifiedContent<C, TransactionModifier<Rule>>> {
    private let scope: TransactionScope
    private var rule: Rule
    private var content: TypedNode<ModifiedContent<C, TransactionScopeModifier>>?

    override init(_ view: ModifiedContent<C, TransactionModifier<Rule>>, _ context: _NodeContext) {
        rule = view.modifier.rule
        scope = TransactionScope(context.parent.graph, isLasting: Rule.isLasting, transform: rule.apply)
        super.init(view, context)
        content = ModifiedContent._makeNode(scopedContent, childContext()).node
    }

    override var transactionScope: TransactionScope? { scope }

    private var scopedContent: ModifiedContent<C, TransactionScopeModifier> {
        ModifiedContent(content: view.content, modifier: TransactionScopeModifier(scope: scope))
    }

    override func viewDidChange() {
        let old = rule
        rule = view.modifier.rule
        scope.transform = rule.apply
        // First, so that the views in it already know when they are updated.
        if rule.hasChanged(since: old) { scope.activate() }
        content?.update(to: scopedContent)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
    }
}

/// Puts a node around each item that hands the scope on to it in commit.
struct TransactionScopeModifier: ItemModifier, EngineComparable {
    typealias Body = Never

    let scope: TransactionScope

    func makeWrapper(for node: ViewNode) -> TransactionScopeRenderNode {
        TransactionScopeRenderNode(scope, graph: node.graph)
    }

    func update(_ wrapper: TransactionScopeRenderNode, for node: ViewNode) {}

    static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.scope === new.scope }
}

package final class TransactionScopeRenderNode: WrapperRenderNode {
    private let scope: TransactionScope

    init(_ scope: TransactionScope, graph: Graph) {
        self.scope = scope
        super.init(graph: graph)
    }

    package override var transactionScope: TransactionScope? { scope }
}
