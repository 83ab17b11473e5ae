import Foundation

/// Pages with a bar, and stacks of them.
@MainActor
package protocol NavigationBackend: AnyObject {
    /// A page: a bar above `content`.
    func makePage(content: any PlatformHost) -> any PageWidget
    func makeNavigation() -> any NavigationWidget
    /// Columns side by side, or one after the other where there is no room.
    func makeSplit(columns: [any NavigationWidget]) -> any SplitWidget
}

/// What the bar of a page shows.
package struct PageBar {
    package var title = ""
    package var subtitle = ""
    package var hasLargeTitle = false
    /// True where the title stays in the line of the bar though it is cut there.
    package var hasInlineTitle = false
    /// Views in place of the title.
    package var principal: [any PlatformHost] = []
    package var leading: [any PlatformHost] = []
    package var trailing: [any PlatformHost] = []
    package var bottom: [any PlatformHost] = []
    /// Views in the middle of the bar under the content.
    package var status: [any PlatformHost] = []
    package var isHidden = false
    package var isBottomHidden = false
    /// True where the page has a way back and shows it.
    package var showsBack = false
    /// False where buttons of the page itself close the window, as Cancel and Save do, or where another column of the
    /// window has them.
    package var showsStartControls = true
    package var showsEndControls = true
    package var fill = PageBarFill()
    package var bottomFill = PageBarFill()
    /// Whether the content can be loaded anew; nil: it can not.
    package var refresh: PageRefreshing?
    /// True where the page offers to show the sidebar beside it.
    package var offersSidebar = false

    package init() {}
}

/// How a bar is filled.
package struct PageBarFill: Equatable, Sendable {
    /// nil: as the platform does it.
    package var color: Color.Resolved?
    package var isHidden = false
    /// nil: as the rest of the window.
    package var colorScheme: ColorScheme?

    package init() {}
}

package enum PageRefreshing: Equatable, Sendable {
    case offered, running
}

/// The search field of a page.
package struct PageSearch {
    package var text = ""
    package var prompt = ""
    /// True while the user searches.
    package var isPresented = false
    /// True where the field is shown all the time.
    package var isAlwaysShown = false
    /// Views under the field, and what is proposed to search for.
    package var accessory: (any PlatformHost)?
    package var suggestions: (any PlatformHost)?

    package init() {}
}

/// What the user does in a page's search field.
package enum PageSearchEvent: Equatable, Sendable {
    case text(String)
    case presented(Bool)
    case submit
}

@MainActor
package protocol PageWidget: PlatformWidget {
    /// The user wants to leave the page.
    var onBack: () -> Void { get set }
    /// The user wants to see the sidebar.
    var onSidebar: () -> Void { get set }
    /// The user wants the content to be loaded anew.
    var onRefresh: () -> Void { get set }
    var onSearch: (PageSearchEvent) -> Void { get set }
    func update(_ bar: PageBar)
    /// Shows a search field; nil: none.
    func updateSearch(_ search: PageSearch?)
}

@MainActor
package protocol NavigationWidget: PlatformWidget {
    /// The user has gone back by the platform's own means, a swipe for one: `count` pages remain.
    var onPop: (_ count: Int) -> Void { get set }
    /// Shows the last of `pages`. `completion` runs when pages that have gone are no longer seen.
    func setPages(_ pages: [any PageWidget], isAnimated: Bool, completion: @escaping () -> Void)
}

/// Which columns of a split view are too narrow to stand beside those before them.
package struct SplitFolding: Equatable, Sendable {
    /// The last column is a page of its own.
    package var detail = false
    /// Of three columns, the middle one is a page of its own as well.
    package var content = false

    package init(detail: Bool = false, content: Bool = false) {
        self.detail = detail
        self.content = content
    }
}

/// What a split view shows.
package struct SplitLayout: Equatable, Sendable {
    /// The column that is seen where there is room for one only.
    package var current = 0
    /// Columns that are not shown where there is room for several.
    package var hidden: Set<Int> = []
    /// How wide the columns are, in points; the last one is at least as wide.
    package var widths: [Double] = []

    package init() {}
}

@MainActor
package protocol SplitWidget: PlatformWidget {
    /// The window has become wide or narrow enough to fold columns differently.
    var onFold: (SplitFolding) -> Void { get set }
    /// The user has gone to a column by the platform's own means, a swipe for one.
    var onShow: (_ column: Int) -> Void { get set }
    /// The user wants to hide or show the sidebar.
    var onToggle: () -> Void { get set }
    func update(_ layout: SplitLayout)
}
