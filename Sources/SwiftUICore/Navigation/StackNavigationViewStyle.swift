/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates a stack navigation view style.
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .stack) }
}
