/// The details give room to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a balanced navigation split view style.
    public init() {}
    public static var _isDetailProminent: Bool { false }
}
