/// A primitive modifier that puts a render node around each render node of its content.
@MainActor
package protocol ItemModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: WrapperRenderNode
    /// Makes the node around one item.
    func makeWrapper(for node: ViewNode) -> Wrapper
    /// Brings the wrapper up to date with the modifier and its environment.
    func update(_ wrapper: Wrapper, for node: ViewNode)
}

extension ItemModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ItemModifierNode(view, context))
    }
}

/// The node of an item modifier: a modifier on a view that gives several render nodes applies to each, as in SwiftUI.
final class ItemModifierNode<C: View, M: ItemModifier>: TypedNode<ModifiedContent<C, M>> {
    private var content: TypedNode<C>?
    private var wrappers: [ObjectIdentifier: M.Wrapper] = [:]
    private var order: [RenderNode] = []
    private var lazyRows: [ObjectIdentifier: WrappedRows] = [:]
    private var fixedItems: [RenderNode] = []
    private var lastModifier: M

    override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        lastModifier = view.modifier
        super.init(view, context)
        content = C._makeNode(view.content, childContext()).node
        collect()
    }

    override var consumesItems: Bool { true }

    override func viewDidChange() {
        content?.update(to: view.content)
        if ValueComparison<M>.shared.areEqual(&lastModifier, view.modifier) { return }
        lastModifier = view.modifier
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            for wrapper in wrappers.values { view.modifier.update(wrapper, for: self) }
        }
    }

    override func updateStructure() {
        let old = order
        collect()
        if isLazyContext || old.count != order.count || !zip(old, order).allSatisfy({ $0 === $1 }) { itemsDidChange() }
    }

    private func collect() {
        guard !isLazyContext else { return }
        var items: [RenderNode] = []
        content?.appendItems(to: &items)
        order = wrap(items, replacing: true)
    }

    /// Gives the wrappers around `items`, making those that are missing.
    private func wrap(_ items: [RenderNode], replacing: Bool) -> [RenderNode] {
        var kept: [ObjectIdentifier: M.Wrapper] = [:]
        let wrapped = items.map { item in
            let id = ObjectIdentifier(item)
            if let known = wrappers[id] {
                kept[id] = known
                return known
            }
            let wrapper = view.modifier.makeWrapper(for: self)
            trackingMore { view.modifier.update(wrapper, for: self) }
            wrapper.setChildren(wrapper.arrange([item]))
            kept[id] = wrapper
            return wrapper
        }
        if replacing {
            for (id, wrapper) in wrappers where kept[id] == nil { (wrapper as? any OwningRenderNode)?.disown() }
            wrappers = kept
        } else {
            wrappers.merge(kept) { $1 }
        }
        return wrapped
    }

    /// Lets go of the wrappers of rows that no longer exist, and of items that are not in `fixed`.
    private func forgetRows(except fixed: [RenderNode] = []) {
        let fixed = Set(fixed.map(ObjectIdentifier.init))
        for (id, wrapper) in wrappers where !fixed.contains(id) {
            if wrapper.child?.element?.isInTree == true || wrapper.isLeaving { continue }
            (wrapper as? any OwningRenderNode)?.disown()
            wrappers[id] = nil
        }
    }

    override func appendItems(to items: inout [RenderNode]) {
        items += order
    }

    override func appendChunks(to chunks: inout [LazyChunk]) {
        var inner: [LazyChunk] = []
        content?.appendChunks(to: &inner)
        fixedItems = []
        collectFixedItems(inner)
        forgetRows(except: fixedItems)
        chunks += inner.map(wrapped)
    }

    private func collectFixedItems(_ chunks: [LazyChunk]) {
        for chunk in chunks {
            switch chunk {
            case .items(let items): fixedItems += items
            case .rows: break
            case .section(let section):
                collectFixedItems(section.header)
                collectFixedItems(section.content)
                collectFixedItems(section.footer)
            }
        }
    }

    private func wrapped(_ chunk: LazyChunk) -> LazyChunk {
        switch chunk {
        case .items(let items): return .items(wrap(items, replacing: false))
        case .rows(let rows):
            let wrapped =
                lazyRows[ObjectIdentifier(rows)]
                ?? WrappedRows(
                    rows, wrap: { [weak self] in self?.wrap($0, replacing: false) ?? $0 },
                    released: { [weak self] in
                        guard let self else { return }
                        forgetRows(except: fixedItems)
                    })
            lazyRows[ObjectIdentifier(rows)] = wrapped
            return .rows(wrapped)
        case .section(var section):
            section.header = section.header.map(wrapped)
            section.content = section.content.map(wrapped)
            section.footer = section.footer.map(wrapped)
            return .section(section)
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
        for wrapper in wrappers.values { (wrapper as? any OwningRenderNode)?.forEachOwnedNode(visit) }
    }

    override func didUnmount() {
        for wrapper in wrappers.values { wrapper.leaveSurface() }
    }
}

/// A render node that owns view nodes of its own: the background behind one item.
@MainActor
package protocol OwningRenderNode: RenderNode {
    func forEachOwnedNode(_ visit: (ViewNode) -> Void)
    /// Unmounts them.
    func disown()
}
