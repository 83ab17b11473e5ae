/// Where a search field stands.
///
/// On this platform that is under the page's bar, which has a button for it; Control and F begins a search as well.
public struct SearchFieldPlacement: Sendable {
    let columnIndex: Int
    let isAlwaysShown: Bool

    /// Under the bar, in a split view under that of the sidebar.
    public static let automatic = SearchFieldPlacement(columnIndex: 0, isAlwaysShown: false)
    /// Under the bar. In a split view it is that of the column in the middle.
    public static let toolbar = SearchFieldPlacement(columnIndex: 1, isAlwaysShown: false)
    /// Under the bar of the sidebar.
    public static let sidebar = SearchFieldPlacement(columnIndex: 0, isAlwaysShown: false)
    /// Under the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(columnIndex: 0, isAlwaysShown: false)

    /// Under the bar, on the user's wish or always.
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement(columnIndex: 0, isAlwaysShown: displayMode.isAlwaysShown)
    }

    /// When a field under the bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlwaysShown: Bool

        /// While the user searches.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlwaysShown: false)
        /// The field is always shown.
        public static let always = NavigationBarDrawerDisplayMode(isAlwaysShown: true)
    }
}
