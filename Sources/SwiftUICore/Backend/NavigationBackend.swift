import Foundation

/// Pages with a bar, and stacks of them.
@MainActor
package protocol NavigationBackend: AnyObject {
    /// A page: a bar above `content`.
    func makePage(content: any PlatformHost) -> any PageWidget
    func makeNavigation() -> any NavigationWidget
}

/// What the bar of a page shows.
package struct PageBar {
    package var title = ""
    package var subtitle = ""
    package var hasLargeTitle = false
    /// Views in place of the title.
    package var principal: [any PlatformHost] = []
    package var leading: [any PlatformHost] = []
    package var trailing: [any PlatformHost] = []
    package var bottom: [any PlatformHost] = []
    package var isHidden = false
    package var isBottomHidden = false
    /// True where the page has a way back and shows it.
    package var showsBack = false
    /// False where buttons of the page itself close the window, as Cancel and Save do.
    package var showsWindowControls = true

    package init() {}
}

@MainActor
package protocol PageWidget: PlatformWidget {
    /// The user wants to leave the page.
    var onBack: () -> Void { get set }
    func update(_ bar: PageBar)
}

@MainActor
package protocol NavigationWidget: PlatformWidget {
    /// The user has gone back by the platform's own means, a swipe for one: `count` pages remain.
    var onPop: (_ count: Int) -> Void { get set }
    /// Shows the last of `pages`. `completion` runs when pages that have gone are no longer seen.
    func setPages(_ pages: [any PageWidget], isAnimated: Bool, completion: @escaping () -> Void)
}
