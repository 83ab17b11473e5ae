/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .stack) }
}
