/// Actions that a row shows when it is swiped.
@MainActor
protocol SwipeSource: AnyObject {
    var edge: HorizontalEdge { get }
    var allowsFullSwipe: Bool { get }
    /// The actions as a menu lists them.
    var items: [MenuItemModel] { get }
    /// Shows the actions as buttons; `changed` hears of their render nodes.
    func openBar(close: @escaping @MainActor () -> Void, changed: @escaping ([RenderNode]) -> Void)
    func closeBar()
}

enum SwipeActionsTrait: LayoutValueKey {
    static var defaultValue: [any SwipeSource] { [] }
}

struct SwipeActionsModifier<Actions: View>: ItemModifier {
    typealias Body = Never

    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    func makeWrapper(for node: ViewNode) -> SwipeActionsRenderNode<Actions> {
        SwipeActionsRenderNode(self, node: node)
    }

    func update(_ wrapper: SwipeActionsRenderNode<Actions>, for node: ViewNode) {
        wrapper.update(self)
    }
}

/// Stands around a row's content. The actions' nodes are made when somebody wants to see them.
package final class SwipeActionsRenderNode<Actions: View>: WrapperRenderNode, OwningRenderNode, SwipeSource {
    private unowned let node: ViewNode
    private var modifier: SwipeActionsModifier<Actions>
    private var menu: MenuContent<Actions>?
    private var bar: ItemHostNode<SwipeBarContent<Actions>>?
    private var close: @MainActor () -> Void = {}

    init(_ modifier: SwipeActionsModifier<Actions>, node: ViewNode) {
        self.modifier = modifier
        self.node = node
        super.init(graph: node.graph)
    }

    func update(_ new: SwipeActionsModifier<Actions>) {
        modifier = new
        menu?.set(new.actions)
        showBar()
    }

    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == SwipeActionsTrait.self else { return super.trait(key) }
        let all = super.trait(SwipeActionsTrait.self) + [self]
        return all as? K.Value ?? K.defaultValue
    }

    // MARK: SwipeSource

    var edge: HorizontalEdge { modifier.edge }
    var allowsFullSwipe: Bool { modifier.allowsFullSwipe }

    var items: [MenuItemModel] {
        let menu = menu ?? MenuContent(parent: node) {}
        if self.menu == nil {
            self.menu = menu
            menu.set(modifier.actions)
        }
        return menu.items
    }

    func openBar(close: @escaping @MainActor () -> Void, changed: @escaping ([RenderNode]) -> Void) {
        self.close = close
        let bar = ItemHostNode<SwipeBarContent<Actions>>(parent: node)
        bar.itemsChanged = changed
        self.bar = bar
        showBar()
    }

    private func showBar() {
        guard let bar else { return }
        let content = SwipeBarContent(edge: edge, actions: modifier.actions, close: close)
        DependencyTracker.untracked { bar.setContent(content) }
    }

    func closeBar() {
        bar?.unmount()
        bar = nil
    }

    // MARK: OwningRenderNode

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) {
        if let menu { visit(menu.node) }
        if let bar { visit(bar) }
    }

    package func disown() {
        menu?.node.unmount()
        bar?.unmount()
        (menu, bar) = (nil, nil)
    }
}

extension View {
    /// Adds actions to a row of a list, on one of its sides.
    ///
    /// A finger reaches them by swiping the row; a pointer and the keyboard reach them in the row's menu.
    /// - Parameters:
    ///   - edge: the side on which the actions show.
    ///   - allowsFullSwipe: whether swiping far runs the first action.
    ///   - content: buttons; their `tint` is the colour of the action.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
