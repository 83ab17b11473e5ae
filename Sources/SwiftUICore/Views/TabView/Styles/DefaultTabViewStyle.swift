/// A switcher in the header bar, or at the bottom of a narrow window.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(kind: .switcher) }
}
