/// A view whose content can scroll the scroll views in it to a view with a given identity.
public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view whose content can scroll to its views.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ScrollReaderNode(view, context))
    }
}

/// Scrolls the scroll views of a ScrollViewReader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    package weak var node: ViewNode?

    /// Scrolls to the view with an identity, which `id(_:)` or a ForEach has given it.
    ///
    /// With an anchor, that point of the view goes to the same point of the scroll view; without, the content moves no
    /// further than it must. In `withAnimation` the content moves smoothly.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node else { return }
        let transaction = Transaction.current
        let animates = !transaction.disablesAnimations && node.graph.backend.animationsAreEnabled
        _ = Self.scroll(
            in: node, to: AnyHashable(id), anchor: anchor, animation: animates ? transaction.animation : nil)
    }

    private static func scroll(
        in node: ViewNode, to id: AnyHashable, anchor: UnitPoint?, animation: Animation?
    ) -> Bool {
        if let target = node as? any ScrollTargetNode, target.scroll(to: id, anchor: anchor, animation: animation) {
            return true
        }
        if let identified = node as? any IdentifiedNode, identified.explicitID == id {
            return show(identified, anchor, animation)
        }
        var isFound = false
        node.forEachChild { child in
            if !isFound { isFound = scroll(in: child, to: id, anchor: anchor, animation: animation) }
        }
        return isFound
    }

    private static func show(_ node: ViewNode, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        guard let scroll = node.shownItems.first?.enclosingScroll else { return false }
        scroll.scroll(
            to: { [weak node, weak scroll] in
                guard let node, let scroll, node.isMounted else { return nil }
                let frames = node.shownItems.filter { $0.surface != nil }.map { $0.layoutFrame(in: scroll) }
                guard let first = frames.first else { return nil }
                let offset = scroll.shownOffset
                return frames.reduce(first) { $0.union($1) }.offsetBy(dx: offset.x, dy: offset.y)
            }, anchor: anchor, animation: animation)
        return true
    }
}

extension ViewNode {
    /// The render nodes of this node that exist, in a lazy container too.
    fileprivate var shownItems: [RenderNode] {
        guard isLazyContext else {
            var items: [RenderNode] = []
            appendItems(to: &items)
            return items
        }
        var chunks: [LazyChunk] = []
        appendChunks(to: &chunks)
        return chunks.flatMap { chunk -> [RenderNode] in
            if case .items(let items) = chunk { return items }
            return []
        }
    }
}

final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        child = Content._makeNode(build(), childContext()).node
    }

    private func build() -> Content {
        tracking { view.content(ScrollViewProxy(node: self)) }
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: build())
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
