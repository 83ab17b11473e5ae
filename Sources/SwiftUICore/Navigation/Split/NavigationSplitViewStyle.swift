/// How the columns of a split view share its width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    static var _isDetailProminent: Bool { get }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As `balanced`.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The details give room to the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The details keep 600 points: in a narrower window the other columns are pages before them.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct ProminentDetailKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var splitDetailIsProminent: Bool {
        get { self[ProminentDetailKey.self] }
        set { self[ProminentDetailKey.self] = newValue }
    }
}

extension View {
    /// How the columns of the split views in this view share the width.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitDetailIsProminent, S._isDetailProminent)
    }
}
