/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The view that comes out, made around the one that is modified.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>>
}

extension ViewModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(CustomModifierNode(view, context))
    }

    /// This modifier, then another.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Built in: there is no body, and asking for it ends the program.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: its body is never run.")
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never

    /// The view that is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Creates a view with its modifier.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        Modifier._makeNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ConcatenationNode(view, context))
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// A view modified by two modifiers that were joined before they met it.
final class ConcatenationNode<C: View, First: ViewModifier, Second: ViewModifier>: TypedNode<
    ModifiedContent<C, ModifiedContent<First, Second>>
>
{
    private typealias Nested = ModifiedContent<ModifiedContent<C, First>, Second>
    private var child: TypedNode<Nested>?

    override init(_ view: ModifiedContent<C, ModifiedContent<First, Second>>, _ context: _NodeContext) {
        super.init(view, context)
        child = Nested._makeNode(nested, childContext()).node
    }

    private var nested: Nested {
        ModifiedContent(
            content: ModifiedContent(content: view.content, modifier: view.modifier.content),
            modifier: view.modifier.modifier)
    }

    override func viewDidChange() {
        child?.update(to: nested)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
