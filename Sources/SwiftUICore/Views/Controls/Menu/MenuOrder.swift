/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case automatic, fixed, priority
    }

    fileprivate let kind: Kind

    /// As the platform does it: here as they are written.
    public static let automatic = MenuOrder(kind: .automatic)

    /// As they are written, from the top to the bottom.
    public static let fixed = MenuOrder(kind: .fixed)

    /// The first ones nearest to the pointer: menus open downwards here, so that this is as they are written.
    public static let priority = MenuOrder(kind: .priority)
}

extension View {
    /// Sets the order of the items of the menus in this view. GTK's menus open downwards from where the pointer is, so that
    /// every order is the one that the items are written in.
    public func menuOrder(_ order: MenuOrder) -> some View {
        self
    }
}
