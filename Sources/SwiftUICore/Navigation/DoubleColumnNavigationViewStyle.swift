/// Two columns, the list and what is chosen in it; one page at a time in a narrow window.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .columns) }
}
