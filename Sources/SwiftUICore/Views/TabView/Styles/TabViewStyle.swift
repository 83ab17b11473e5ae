/// How a tab view shows its tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {
    var _look: _TabViewLook { get }
}

/// A tab view's look, in a form that public requirements can name.
public struct _TabViewLook: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A switcher in the header bar, or at the bottom of a narrow window.
        case switcher
        /// A switcher beside the tabs where there is room.
        case sidebar
        /// Pages one beside the other; with dots under them or without.
        case pages(PageTabViewStyle.IndexDisplayMode)
    }

    package let kind: Kind
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A switcher in the header bar, or at the bottom of a narrow window.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A switcher in the header bar, or at the bottom of a narrow window.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A switcher beside the tabs, or at the bottom of a narrow window.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages one beside the other.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages one beside the other, with dots that tell which one is shown, or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private struct TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { _TabViewLook(kind: .switcher) }
}

extension EnvironmentValues {
    package var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

extension View {
    /// How the tab views in this view show their tabs.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }
}
