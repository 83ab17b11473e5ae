/// The items of a context menu, in the older form: see `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu of these items.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

extension View {
    /// Adds a menu as `contextMenu(menuItems:)` does; nil: none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}
