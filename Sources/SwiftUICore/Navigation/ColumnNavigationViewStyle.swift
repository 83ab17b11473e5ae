/// Columns side by side; one page at a time in a narrow window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates a column navigation view style.
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .columns) }
}
