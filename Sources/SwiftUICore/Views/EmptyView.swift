/// A view without content: it has no size and takes no place in a stack.
public struct EmptyView: Sendable {
    /// Creates a view of nothing.
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _NodeHandle<EmptyView> {
        _NodeHandle(TypedNode(view, context))
    }
}
