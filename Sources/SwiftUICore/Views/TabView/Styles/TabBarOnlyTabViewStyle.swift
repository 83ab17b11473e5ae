/// A switcher in the header bar, or at the bottom of a narrow window.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(kind: .switcher) }
}
