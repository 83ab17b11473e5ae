/// Changes the transaction for what is in one view: for the flush in which the view's value has changed, or always.
///
/// It acts in two places. Views that come or go ask it through ``Graph/transaction(for:)`` while bodies run; in commit,
/// the render nodes around the view's items hand it to what is in them.
@MainActor
package final class TransactionScope {
    private unowned let graph: Graph
    private let isLasting: Bool
    private var activeFlush: Int?
    /// What the modifier makes of the transaction.
    var transform: (inout Transaction) -> Void

    init(_ graph: Graph, isLasting: Bool, transform: @escaping (inout Transaction) -> Void) {
        self.graph = graph
        self.isLasting = isLasting
        self.transform = transform
    }

    /// Acts in the flush that runs at present, or comes next.
    func activate() {
        activeFlush = graph.flushNumber
    }

    package func apply(to transaction: inout Transaction) {
        guard isLasting || activeFlush == graph.flushNumber else { return }
        transform(&transaction)
    }
}

extension Graph {
    /// The transaction of the present change as the views in `node` have it.
    package func transaction(for node: ViewNode) -> Transaction {
        var scopes: [TransactionScope] = []
        var current: ViewNode? = node
        while let ancestor = current {
            if let scope = ancestor.transactionScope { scopes.append(scope) }
            current = ancestor.parent
        }
        var transaction = currentTransaction
        for scope in scopes.reversed() { scope.apply(to: &transaction) }
        return transaction
    }

    /// The animation with which views that come or go in `node` do so.
    package func animation(for node: ViewNode) -> Animation? {
        guard backend.animationsAreEnabled else { return nil }
        let transaction = transaction(for: node)
        return transaction.disablesAnimations ? nil : transaction.animation
    }
}
