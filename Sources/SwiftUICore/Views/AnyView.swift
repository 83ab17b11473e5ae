/// A view whose type is hidden. The hidden type is part of its identity: another type makes a new node.
public struct AnyView {
    let storage: any AnyViewStorage

    /// Hides the type of a view. State in it lasts while its type stays the same.
    public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view: view)
    }

    /// Hides the type of a view. State in it lasts while its type stays the same.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _NodeHandle<AnyView> {
        _NodeHandle(AnyViewNode(view, context))
    }
}

extension AnyView: EngineComparable {
    package static func isSameInput(_ old: AnyView, _ new: AnyView) -> Bool { old.storage.isSameInput(new.storage) }
}

@MainActor
protocol AnyViewStorage {
    func makeNode(_ context: _NodeContext) -> ViewNode
    /// False where the node belongs to another type.
    func update(_ node: ViewNode) -> Bool
    func isSameInput(_ other: any AnyViewStorage) -> Bool
}

private struct TypedViewStorage<V: View> {
    let view: V
}

extension TypedViewStorage: AnyViewStorage {
    func makeNode(_ context: _NodeContext) -> ViewNode {
        V._makeNode(view, context).node
    }

    func update(_ node: ViewNode) -> Bool {
        guard let node = node as? TypedNode<V> else { return false }
        node.update(to: view)
        return true
    }

    func isSameInput(_ other: any AnyViewStorage) -> Bool {
        guard let other = other as? TypedViewStorage<V> else { return false }
        return ValueComparison<V>.shared.areEqual(view, other.view)
    }
}

final class AnyViewNode: DynamicNode<AnyView> {
    private var child: ViewNode?

    override init(_ view: AnyView, _ context: _NodeContext) {
        super.init(view, context)
        child = view.storage.makeNode(childContext())
    }

    override func viewDidChange() {
        if let child {
            if view.storage.update(child) { return }
            retire(child, behind: nil)
        }
        let new = view.storage.makeNode(childContext())
        child = new
        didInsert(new)
        itemsDidChange()
    }

    override func forEachLiveChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
