/// The node of a primitive modifier that leaves its content's render nodes as they are.
package class ModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>> {
    package final private(set) var content: TypedNode<C>?
    private final var lastModifier: M

    package override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        lastModifier = view.modifier
        super.init(view, context)
        willMakeContent()
        content = C._makeNode(view.content, childContext()).node
    }

    package final var modifier: M { view.modifier }

    /// Called once, before the content's node is made.
    package func willMakeContent() {}

    /// Called before the content is updated, where the modifier has another value.
    package func modifierDidChange(from old: M) {}

    package final override func viewDidChange() {
        if !ValueComparison<M>.shared.areEqual(&lastModifier, view.modifier) {
            let old = lastModifier
            lastModifier = view.modifier
            modifierDidChange(from: old)
        }
        content?.update(to: view.content)
    }

    /// Nodes that a modifier keeps besides its content are shown elsewhere.
    package override func appendItems(to items: inout [RenderNode]) {
        content?.appendItems(to: &items)
    }

    package override func appendChunks(to chunks: inout [LazyChunk]) {
        content?.appendChunks(to: &chunks)
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
    }
}
