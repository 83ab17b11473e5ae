/// Two columns, the list and what is chosen in it; one page at a time in a narrow window.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates a double column navigation view style.
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .columns) }
}
