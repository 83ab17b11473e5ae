/// Holds a view whose render nodes go somewhere else than into the container around it: the background of an item, a
/// button's label, a page, a row.
package final class ItemHostNode<Content: View>: ViewNode {
    private var content: TypedNode<Content>?
    private let isLazy: Bool
    /// Called with the render nodes, at first and whenever they change.
    package var itemsChanged: ([RenderNode]) -> Void = { _ in }
    /// Called with the content's environment whenever it has changed.
    package var environmentChanged: (EnvironmentValues) -> Void = { _ in }
    /// What the content has of its own in the environment that it inherits.
    private let adjust: (inout EnvironmentValues) -> Void

    package init(
        parent: ViewNode, isLazy: Bool = false, adjust: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.isLazy = isLazy
        self.adjust = adjust
        var environment = parent.environment
        adjust(&environment)
        super.init(_NodeContext(parent: parent, environment: environment, isLazy: isLazy))
    }

    /// The topmost host: that of a window's content.
    package override init(graph: Graph, environment: EnvironmentValues) {
        isLazy = false
        adjust = { _ in }
        super.init(graph: graph, environment: environment)
    }

    package override var consumesItems: Bool { true }

    package func setContent(_ view: Content) {
        if let content {
            content.update(to: view)
        } else {
            content = Content._makeNode(view, childContext(isLazy: isLazy)).node
            updateStructure()
        }
    }

    /// The render nodes as they are now.
    package var items: [RenderNode] {
        var items: [RenderNode] = []
        content?.appendItems(to: &items)
        return items
    }

    package var chunks: [LazyChunk] {
        var chunks: [LazyChunk] = []
        content?.appendChunks(to: &chunks)
        return chunks
    }

    package override func updateStructure() {
        itemsChanged(items)
    }

    package override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        var values = new
        adjust(&values)
        super.environmentDidChange(to: values, changed: keys)
        environmentChanged(values)
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
    }
}
