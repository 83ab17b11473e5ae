/// The details give room to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    public static var _isDetailProminent: Bool { false }
}
