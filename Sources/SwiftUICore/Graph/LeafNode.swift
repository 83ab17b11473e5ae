/// A primitive view with one render node of its own and no child views.
package class LeafNode<V: View>: TypedNode<V> {
    /// The leaf's render node.
    package var renderNode: RenderNode { preconditionFailure("\(Self.self) has no render node") }

    package final override func appendItems(to items: inout [RenderNode]) {
        items.append(renderNode)
    }

    package final override func appendChunks(to chunks: inout [LazyChunk]) {
        chunks.append(.items([renderNode]))
    }

    package override func didUnmount() {
        renderNode.leaveSurface()
    }
}
