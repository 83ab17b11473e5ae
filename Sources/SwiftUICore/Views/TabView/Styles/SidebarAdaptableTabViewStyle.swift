/// A switcher beside the tabs, or at the bottom of a narrow window.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}
