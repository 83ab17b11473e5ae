import Foundation
import SwiftUICore

/// The result of a query, while its view lives.
@MainActor
final class QueryBox<Element: PersistentModel> {
    private(set) var results: [Element] = []
    private(set) var error: (any Error)?
    private(set) var context: ModelContext?
    private var specification: QuerySpecification<Element>?
    private var members = -1
    private var values = -1

    func update(_ new: QuerySpecification<Element>, _ context: ModelContext) {
        let isSame = self.context === context && (specification.map { $0.isSame(as: new) } ?? false)
        specification = new
        self.context = context
        if !isSame { members = -1 }
        refresh()
    }

    /// Fetches again if the context has changed in what matters.
    private func refresh() {
        guard let context, let specification else { return }
        context.mergeExternal()
        let shape = ModelShape.of(Element.self)
        let (members, values) = (context.changes.members(of: shape), context.changes.values(for: shape))
        guard members != self.members || values != self.values && specification.dependsOnValues else { return }
        (self.members, self.values) = (members, values)
        do {
            results = try context.fetch(specification.descriptor)
            error = nil
        } catch {
            if self.error == nil { FileHandle.standardError.write(Data("A query fails: \(error)\n".utf8)) }
            self.error = error
            results = []
        }
    }

    /// Makes the body of `node` run again when there are other results.
    func depend(_ node: ViewNode) {
        guard let context else { return }
        let shown = results
        node.depend(on: context.changes.source) { [weak self, weak node] in
            MainActor.assumeIsolated {
                guard let self else { return true }
                self.refresh()
                let isSame =
                    self.results.count == shown.count && zip(self.results, shown).allSatisfy { $0 === $1 }
                if !isSame, let node, let transaction = self.specification?.transaction {
                    // The query's own animation counts, whatever the change itself says.
                    withTransaction(transaction) { node.graph.invalidate(node) }
                }
                return isSame
            }
        }
    }
}
