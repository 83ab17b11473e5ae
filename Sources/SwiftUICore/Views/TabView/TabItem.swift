/// What the switcher shows for a tab, and which node the tab is.
@MainActor
struct TabItem {
    let label: AnyView
    let node: ViewNode
}

enum TabItemTrait: LayoutValueKey {
    static var defaultValue: TabItem? { nil }
}

struct TabItemModifier: ItemModifier {
    typealias Body = Never

    let label: AnyView

    func makeWrapper(for node: ViewNode) -> TabItemRenderNode { TabItemRenderNode(self, node: node) }

    func update(_ wrapper: TabItemRenderNode, for node: ViewNode) { wrapper.update(self) }
}

/// Stands around a tab's content.
package final class TabItemRenderNode: WrapperRenderNode {
    private unowned let node: ViewNode
    private var modifier: TabItemModifier
    /// Called when the label may be another one.
    var labelDidChange: () -> Void = {}

    init(_ modifier: TabItemModifier, node: ViewNode) {
        self.modifier = modifier
        self.node = node
        super.init(graph: node.graph)
    }

    func update(_ new: TabItemModifier) {
        modifier = new
        labelDidChange()
    }

    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == TabItemTrait.self else { return super.trait(key) }
        let item: TabItem? = TabItem(label: modifier.label, node: node)
        return item as? K.Value ?? K.defaultValue
    }
}

extension RenderNode {
    /// The node around a tab's content in this one.
    var tabItem: TabItemRenderNode? { self as? TabItemRenderNode ?? (self as? WrapperRenderNode)?.child?.tabItem }
}

extension View {
    /// Says what the switcher of the tab view around shows for this view: a text and an image, or a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}
