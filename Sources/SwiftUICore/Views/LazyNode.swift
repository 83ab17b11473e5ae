/// A stack or grid whose views are made on demand.
@MainActor
package protocol LazyContainerView: View {
    associatedtype Content: View
    var style: LazyStyle { get }
    var content: Content { get }
}

/// The node of a lazy stack or grid.
package final class LazyNode<V: LazyContainerView>: ContainerNode<V, V.Content>, ScrollTargetNode {
    private let lazy: LazyRenderNode

    package override init(_ view: V, _ context: _NodeContext) {
        lazy = LazyRenderNode(view.style, graph: context.parent.graph)
        super.init(view, context)
        setContent(view.content)
    }

    package override var renderNode: RenderNode { lazy }
    package override var contentIsLazy: Bool { true }

    package override func contentContext() -> _NodeContext {
        var context = super.contentContext()
        var axis: Axis?
        if case .stack = view.style.arrangement { axis = view.style.axis }
        if context.environment.stackAxis != axis { context.environment.stackAxis = axis }
        return context
    }

    package override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.environmentDidChange(to: new, changed: keys)
        content?.environmentDidChange(to: contentContext().environment, changed: keys)
    }

    package override func viewDidChange() {
        lazy.setStyle(view.style)
        setContent(view.content)
    }

    package override func updateStructure() {
        var chunks: [LazyChunk] = []
        content?.appendChunks(to: &chunks)
        lazy.setChunks(chunks)
    }

    // MARK: Scrolling to a row

    package func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
        guard let scroll = lazy.enclosingScroll, lazy.outline.unit(ofRow: id) != nil else { return false }
        scroll.scroll(
            to: { [weak lazy, weak scroll] in
                guard let lazy, let scroll, let unit = lazy.outline.unit(ofRow: id) else { return nil }
                let frame = lazy.layoutFrame(in: scroll)
                let offset = scroll.shownOffset
                return lazy.frame(ofUnit: unit).offsetBy(dx: frame.minX + offset.x, dy: frame.minY + offset.y)
            }, anchor: anchor, animation: animation)
        return true
    }
}
