/// A part of the user interface, described by a value.
///
/// A custom view composes other views in ``body``. The engine keeps one retained node per identity of a view value and
/// runs `body` again only when the value, or something that the body has read, has changed.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that this one is made of.
    associatedtype Body: View

    /// What the view looks like, made of other views. Runs again when something that it has read changes.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self>
}

extension View {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(CompositeNode(view, context))
    }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// Primitive views have no body: the engine makes their nodes itself.
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: its body is never run. Use the view itself instead.")
    }
}

/// What a new node needs from the place where it is made.
public struct _NodeContext {
    package unowned let parent: ViewNode
    package var environment: EnvironmentValues
    /// True where the nearest layout container realises its children on demand.
    package var isLazy: Bool

    package init(parent: ViewNode, environment: EnvironmentValues, isLazy: Bool) {
        self.parent = parent
        self.environment = environment
        self.isLazy = isLazy
    }
}

/// The node of one view, in a form that public requirements can name.
public struct _NodeHandle<V: View> {
    package let node: TypedNode<V>

    package init(_ node: TypedNode<V>) {
        self.node = node
    }
}
