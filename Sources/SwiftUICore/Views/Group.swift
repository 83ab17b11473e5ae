/// Several views as one, without an arrangement of their own: a modifier on a group applies to each of its views.
public struct Group<Content> {
    package let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Groups views without arranging them.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(GroupNode(view, context))
    }
}

final class GroupNode<Content: View>: TypedNode<Group<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: Group<Content>, _ context: _NodeContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, childContext()).node
    }

    override func viewDidChange() {
        child?.update(to: view.content)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
