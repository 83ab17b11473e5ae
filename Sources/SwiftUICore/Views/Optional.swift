extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _NodeHandle<Wrapped?> {
        _NodeHandle(OptionalNode(view, context))
    }
}

extension Optional: EngineComparable where Wrapped: View {
    package static func isSameInput(_ old: Wrapped?, _ new: Wrapped?) -> Bool {
        switch (old, new) {
        case (nil, nil): true
        case (let old?, let new?): ValueComparison<Wrapped>.shared.areEqual(old, new)
        default: false
        }
    }
}

final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
    private var child: TypedNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        child = view.map { Wrapped._makeNode($0, childContext()).node }
    }

    override func viewDidChange() {
        if let child, let view {
            child.update(to: view)
            return
        }
        if let old = child {
            child = nil
            retire(old, behind: nil)
        }
        if let view {
            let new = Wrapped._makeNode(view, childContext()).node
            child = new
            didInsert(new)
        }
        itemsDidChange()
    }

    override func forEachLiveChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
