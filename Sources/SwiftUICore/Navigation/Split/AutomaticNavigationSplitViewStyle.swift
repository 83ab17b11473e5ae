/// As the balanced style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    public static var _isDetailProminent: Bool { false }
}
