/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Sendable { case top, bottom, tabs }

    let bar: Bar

    /// The bar at the top.
    public static let automatic = ToolbarPlacement(bar: .top)
    /// The bar at the top, with the title.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The bar at the top, with the title.
    public static let windowToolbar = ToolbarPlacement(bar: .top)
    /// The bar under the content.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)

    /// The switcher of the tab view around.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}

/// Which bars of a page are shown. Of several views, the last that says something of a bar has its way.
struct ToolbarVisibilityKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement.Bar: Visibility] { [:] }

    static func reduce(
        value: inout [ToolbarPlacement.Bar: Visibility], nextValue: () -> [ToolbarPlacement.Bar: Visibility]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    /// Shows or hides bars of the page, by default the one at the top.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        visibilityOfBars(visibility, bars)
    }

    /// Shows or hides bars of the page, by default the one at the top.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        visibilityOfBars(visibility, bars)
    }

    func visibilityOfBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        let values = visibility == .automatic ? [:] : Dictionary(bars.map { ($0.bar, visibility) }) { $1 }
        // What views inside say of other bars still holds.
        return transformPreference(ToolbarVisibilityKey.self) { $0.merge(values) { $1 } }
    }

    /// How large the title is shown in the bar.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        preference(key: TitleDisplayModeKey.self, value: mode.mode)
    }
}

/// How large a title is shown in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As usual for the page.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// In the line of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// Large, in the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, inside the bar: all titles of this platform stand there.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}
