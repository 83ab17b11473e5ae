/// A primitive view that arranges the views of its content: a stack, a grid, a frame.
package class ContainerNode<V: View, Content: View>: TypedNode<V> {
    package private(set) var content: TypedNode<Content>?

    /// The node that takes the content's render nodes as children.
    package var renderNode: RenderNode { preconditionFailure("\(Self.self) has no render node") }

    /// Whether the content's rows are made on demand.
    package var contentIsLazy: Bool { false }

    package final override var consumesItems: Bool { true }

    /// Makes the content's node. Subclasses call this at the end of their init, when the render node exists.
    package final func setContent(_ view: Content) {
        if let content {
            content.update(to: view)
        } else {
            content = Content._makeNode(view, contentContext()).node
            updateStructure()
        }
    }

    package func contentContext() -> _NodeContext {
        childContext(isLazy: contentIsLazy)
    }

    package override func updateStructure() {
        var items: [RenderNode] = []
        content?.appendItems(to: &items)
        setItems(items)
    }

    package func setItems(_ items: [RenderNode]) {
        renderNode.setChildren(items)
    }

    package override func appendItems(to items: inout [RenderNode]) {
        items.append(renderNode)
    }

    package override func appendChunks(to chunks: inout [LazyChunk]) {
        chunks.append(.items([renderNode]))
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
    }

    package override func didUnmount() {
        renderNode.leaveSurface()
    }
}
