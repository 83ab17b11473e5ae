import Foundation

/// A menu that belongs to a view.
@MainActor
protocol MenuSource: AnyObject {
    var items: [MenuItemModel] { get }
}

/// The menu of a row's outermost view, which the row adds to its own.
enum ContextMenuTrait: LayoutValueKey {
    static var defaultValue: (any MenuSource)? { nil }
}

struct ContextMenuModifier<Items: View>: ItemModifier {
    typealias Body = Never

    let items: Items

    func makeWrapper(for node: ViewNode) -> ContextMenuRenderNode<Items> {
        ContextMenuRenderNode(items, node: node)
    }

    func update(_ wrapper: ContextMenuRenderNode<Items>, for node: ViewNode) {
        wrapper.update(items)
    }
}

/// A render node whose view has a menu.
@MainActor
protocol ContextMenuNode: RenderNode, MenuSource {
    var isPartOfRow: Bool { get }
}

/// Stands around a view with a menu. The items' nodes are made when the menu is asked for.
package final class ContextMenuRenderNode<Items: View>: PointerRenderNode, OwningRenderNode, ContextMenuNode {
    private unowned let node: ViewNode
    private var content: Items
    private var menu: MenuContent<Items>?

    init(_ content: Items, node: ViewNode) {
        self.content = content
        self.node = node
        super.init(graph: node.graph)
    }

    func update(_ new: Items) {
        content = new
        menu?.set(new)
    }

    package override var needs: PointerNeeds { .menu }

    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == ContextMenuTrait.self else { return super.trait(key) }
        let own: (any MenuSource)? = self
        return own as? K.Value ?? K.defaultValue
    }

    /// A row shows the menu of its outermost view together with its own actions.
    var isPartOfRow: Bool {
        var node = parent
        while let current = node as? WrapperRenderNode {
            if current is RowContentRenderNode { return true }
            node = current.parent
        }
        return false
    }

    var items: [MenuItemModel] {
        let menu = menu ?? MenuContent(parent: node) {}
        if self.menu == nil {
            self.menu = menu
            menu.set(content)
        }
        return menu.items
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) {
        if let menu { visit(menu.node) }
    }

    package func disown() {
        menu?.node.unmount()
        menu = nil
    }
}

extension View {
    /// Adds a menu that opens on a secondary click, a long press of a finger, or with the Menu key while something in
    /// the view has the keyboard's focus. In a list it is part of the row's menu.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
