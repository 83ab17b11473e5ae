/// As the balanced style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates an automatic navigation split view style.
    public init() {}
    public static var _isDetailProminent: Bool { false }
}
