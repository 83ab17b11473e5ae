/// Columns where the navigation view has several views and is wide enough for them, else one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates a default navigation view style.
    public init() {}
    public static var _form: _NavigationViewForm { _NavigationViewForm(kind: .automatic) }
}
