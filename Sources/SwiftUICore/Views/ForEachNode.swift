/// The node of a ForEach: one child per element, found again by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode<
    ForEach<Data, ID, Content>
>
{
    typealias Element = ForEachElementNode<Data, ID, Content>

    private var elements: [ID: Element] = [:]
    /// The elements in order. In a lazy context only those that exist, unordered.
    private var order: [Element] = []

    /// Whether elements are made when they come into sight only. Sections are always there; what is in them may not be.
    private let makesRows: Bool

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        makesRows = context.isLazy && !SectionTypes.contains(Content.self)
        super.init(view, context)
        dependOnData()
        if !makesRows { synchronize(isInitial: true) }
    }

    /// A binding that is used as a collection changes without becoming another value.
    private func dependOnData() {
        guard Data.self is any SourcedCollection.Type else { return }
        tracking { _ = view.data.startIndex }
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        viewDidChange()
    }

    override func viewDidChange() {
        dependOnData()
        if makesRows {
            updateLive()
        } else {
            synchronize(isInitial: false)
        }
    }

    // MARK: Eager

    private func synchronize(isInitial: Bool) {
        let old = order
        var next: [ID: Element] = [:]
        var newOrder: [Element] = []
        next.reserveCapacity(view.data.count)
        newOrder.reserveCapacity(view.data.count)
        var inserted: [Element] = []
        for (index, value) in view.data.enumerated() {
            let id = view.id(of: value)
            if next[id] != nil {
                reportDuplicate(id)
                continue
            }
            if let known = elements.removeValue(forKey: id) {
                known.update(value, view.content, index: index)
                next[id] = known
                newOrder.append(known)
            } else {
                let new = Element(id, value, view.content, index: index, childContext())
                next[id] = new
                newOrder.append(new)
                inserted.append(new)
            }
        }
        let gone = elements
        elements = next
        order = newOrder
        if isInitial { return }
        retire(gone, from: old)
        inserted.forEach(didInsert)
        if !gone.isEmpty || !inserted.isEmpty || !zip(old, newOrder).allSatisfy({ $0 === $1 }) { itemsDidChange() }
    }

    /// Elements that have gone leave from where they stood: behind the nearest element before them that stays.
    private func retire(_ gone: [ID: Element], from old: [Element]) {
        guard !gone.isEmpty else { return }
        var predecessor: Element?
        for element in old {
            if gone[element.id] === element {
                retire(element, behind: predecessor)
            } else {
                predecessor = element
            }
        }
    }

    private func reportDuplicate(_ id: ID) {
        graph.reportMistake(
            """
            ForEach<\(Data.self), \(ID.self)>: the ID \(id) occurs more than once; only its first element is shown. \
            Give each element an ID of its own.
            """)
    }

    override func forEachLiveChild(_ visit: (ViewNode) -> Void) {
        order.forEach(visit)
    }

    // MARK: Lazy

    private var generation = 0
    private var indexByID: (generation: Int, table: [ID: Int])?

    private func updateLive() {
        generation += 1
        let data = view.data
        var gone: [Element] = []
        for element in order {
            guard let index = currentIndex(of: element.id, near: element.index) else {
                gone.append(element)
                continue
            }
            element.update(data[data.index(data.startIndex, offsetBy: index)], view.content, index: index)
        }
        letGo(of: gone)
        itemsDidChange()
    }

    /// Rows that have gone leave with the change's animation; without one the container lets go of them.
    private func letGo(of gone: [Element]) {
        guard !gone.isEmpty, graph.animation(for: self) != nil else { return }
        for element in gone { elements[element.id] = nil }
        order.removeAll { element in gone.contains { $0 === element } }
        for element in gone { retire(element, behind: nil) }
    }

    /// Most changes leave most rows where they are: only where a row has moved is the whole collection indexed.
    private func currentIndex(of id: ID, near hint: Int) -> Int? {
        let data = view.data
        if hint < data.count, view.id(of: data[data.index(data.startIndex, offsetBy: hint)]) == id { return hint }
        if let known = indexByID, known.generation == generation { return known.table[id] }
        var table: [ID: Int] = [:]
        table.reserveCapacity(data.count)
        for (index, value) in data.enumerated() {
            let id = view.id(of: value)
            if table[id] == nil { table[id] = index }
        }
        indexByID = (generation, table)
        return table[id]
    }

    override func appendChunks(to chunks: inout [LazyChunk]) {
        guard makesRows else { return super.appendChunks(to: &chunks) }
        chunks.append(.rows(self))
    }
}

extension ForEachNode: LazyRows {
    var count: Int { view.data.count }

    func rowID(at index: Int) -> AnyHashable {
        AnyHashable(view.id(of: view.data[view.data.index(view.data.startIndex, offsetBy: index)]))
    }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return currentIndex(of: id, near: elements[id]?.index ?? .max)
    }

    func items(at index: Int) -> [RenderNode] {
        let value = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
        let id = view.id(of: value)
        let element: Element
        if let known = elements[id] {
            element = known
            if known.index != index { known.update(value, view.content, index: index) }
        } else {
            element = Element(id, value, view.content, index: index, childContext(isLazy: false))
            elements[id] = element
            order.append(element)
        }
        var items: [RenderNode] = []
        element.appendItems(to: &items)
        return items
    }

    func keepOnly(_ kept: Set<Int>) {
        let count = view.data.count
        var remaining: [Element] = []
        for element in order {
            if kept.contains(element.index), element.index < count,
                currentIndex(of: element.id, near: element.index) != nil
            {
                remaining.append(element)
            } else {
                elements[element.id] = nil
                element.unmount()
            }
        }
        order = remaining
    }
}

/// One element of a ForEach: runs the content closure for it.
package final class ForEachElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    let id: ID
    package private(set) var index: Int
    private var value: Data.Element
    private var builder: (Data.Element) -> Content
    private var child: TypedNode<Content>?

    init(
        _ id: ID, _ value: Data.Element, _ builder: @escaping (Data.Element) -> Content, index: Int,
        _ context: _NodeContext
    ) {
        self.id = id
        self.value = value
        self.builder = builder
        self.index = index
        super.init(context)
        child = Content._makeNode(build(), childContext()).node
        markItems()
    }

    func update(_ value: Data.Element, _ builder: @escaping (Data.Element) -> Content, index: Int) {
        self.value = value
        self.builder = builder
        self.index = index
        evaluate()
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: build())
    }

    private func build() -> Content {
        tracking { builder(value) }
    }

    package override var consumesItems: Bool { true }

    package override func updateStructure() {
        markItems()
        itemsDidChange()
    }

    /// A row finds its way back to its element through its topmost render nodes.
    private func markItems() {
        // An element that holds sections is no row.
        guard !isLazyContext else { return }
        var items: [RenderNode] = []
        child?.appendItems(to: &items)
        for item in items where item.ownElement == nil { item.ownElement = self }
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    package override var debugName: String { "ForEach element \(id)" }
}

extension ForEachElementNode: DynamicElement {
    package var elementID: AnyHashable { AnyHashable(id) }
    package var isInTree: Bool { isMounted }
    package var siblings: (any LazyRows)? { parent as? any LazyRows }
    package var changeAnimation: Animation? { graph.animation(for: self) }
}

extension ForEachElementNode: IdentifiedNode {
    package var explicitID: AnyHashable { AnyHashable(id) }
}
