extension View {
    /// Adds the buttons of `content` as actions that assistive technologies can ask for.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(content: content()))
    }

    @available(
        *, unavailable,
        message: "GTK tells assistive technologies one name of an element: use accessibilityLabel(_:)."
    )
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        self
    }

    @available(
        *, unavailable,
        message: "GTK tells assistive technologies one name of an element: use accessibilityLabel(_:)."
    )
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        self
    }
}

struct AccessibilityActionsModifier<Items: View>: ViewModifier {
    typealias Body = Never
    let content: Items

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(AccessibilityActionsNode(view, context))
    }
}

/// Reads the buttons as a menu does, and hands them on as actions.
final class AccessibilityActionsNode<C: View, Items: View>: TypedNode<
    ModifiedContent<C, AccessibilityActionsModifier<Items>>
>
{
    private typealias Inner = ModifiedContent<C, AccessibilityModifier>
    private var menu: MenuContent<Items>?
    private var inner: TypedNode<Inner>?

    override init(_ view: ModifiedContent<C, AccessibilityActionsModifier<Items>>, _ context: _NodeContext) {
        super.init(view, context)
        let menu = MenuContent<Items>(parent: self) { [unowned self] in graph.invalidate(self) }
        menu.set(view.modifier.content)
        self.menu = menu
        inner = Inner._makeNode(modified, childContext()).node
    }

    private var modified: Inner {
        let actions = (menu?.items ?? []).flatMap(Self.actions)
        return ModifiedContent(
            content: view.content, modifier: AccessibilityModifier { $1.actions = actions })
    }

    private static func actions(of item: MenuItemModel) -> [AccessibilityProperties.Action] {
        switch item.kind {
        case .section(let items), .submenu(let items): return items.flatMap(actions)
        default:
            guard let action = item.action, item.isEnabled else { return [] }
            return [AccessibilityProperties.Action(name: item.title) { action() }]
        }
    }

    override func viewDidChange() {
        menu?.set(view.modifier.content)
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        inner?.update(to: modified)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let inner { visit(inner) }
        if let menu { visit(menu.node) }
    }

    /// The buttons are shown nowhere.
    override func appendItems(to items: inout [RenderNode]) { inner?.appendItems(to: &items) }
    override func appendChunks(to chunks: inout [LazyChunk]) { inner?.appendChunks(to: &chunks) }
}
