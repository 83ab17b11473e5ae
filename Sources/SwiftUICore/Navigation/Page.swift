import Foundation

/// Content with a bar: a window's, a sheet's or one of a navigation stack.
@MainActor
package final class Page {
    package let host: WindowHost
    package let widget: any PageWidget
    private var bar = PageBar()
    private var title: Text?
    private var toolbar: [ToolbarEntry] = []
    private var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    private var claims = 0
    private var barVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    private var fills: [ToolbarPlacement.Bar: ToolbarFill] = [:]
    private var subtitle: Text?
    /// The tab view around the page, whose switcher it may hide.
    private weak var tabsAround: (any TabSwitching)?
    /// The tab view in this page, or around its stack: where there is room, the bar carries its switcher.
    package weak var tabSwitching: (any TabSwitching)? {
        didSet {
            guard tabSwitching !== oldValue else { return }
            oldValue?.dropSwitcher(of: self)
            tabSwitching?.add(self)
            updateBar()
        }
    }
    private weak var menu: PrimaryMenu?
    private var hidesBack = false
    /// The column of a split view that shows this page, and whether the page is where the column begins.
    package private(set) weak var column: SplitColumn?
    private var isColumnRoot = false
    private var refresh: PageRefresh?
    private var ownSearch: SearchReference?
    /// What a view around the page's stack searches for.
    private weak var outerSearch: SearchField?
    private weak var shownSearch: SearchField?
    /// Whether the content of the page is being edited, where no view around it says so.
    package let editMode = StateBox(EditMode.inactive)
    /// What to call the page where its content does not say.
    package var fallbackTitle = "" { didSet { if fallbackTitle != oldValue { updateBar() } } }
    package var hasWayBack = false { didSet { if hasWayBack != oldValue { updateBar() } } }
    /// Called with the title when it changes: a window tells it to the desktop.
    package var titleDidChange: (String) -> Void = { _ in }

    package init(_ host: WindowHost, backend: any NavigationBackend) {
        self.host = host
        widget = backend.makePage(content: host.surface.host)
        observe()
    }

    private func observe() {
        let node = host.node
        PreferenceObserver<NavigationTitleKey>(of: node, consuming: true) { [weak self] in
            self?.title = $0
            self?.updateBar()
        }
        PreferenceObserver<TitleDisplayModeKey>(of: node, consuming: true) { [weak self] in
            self?.displayMode = $0
            self?.updateBar()
        }
        PreferenceObserver<ToolbarKey>(of: node, consuming: true) { [weak self] in
            self?.toolbar = $0
            self?.updateBar()
        }
        PreferenceObserver<NavigationSubtitleKey>(of: node, consuming: true) { [weak self] in
            self?.subtitle = $0
            self?.updateBar()
        }
        PreferenceObserver<ToolbarVisibilityKey>(of: node, consuming: true) { [weak self] in
            self?.barVisibility = $0
            self?.updateBar()
            self?.updateTabs()
        }
        PreferenceObserver<ToolbarFillKey>(of: node, consuming: true) { [weak self] in
            self?.fills = $0
            self?.updateBar()
        }
        PreferenceObserver<RefreshKey>(of: node, consuming: true) { [weak self] in self?.take($0) }
        PreferenceObserver<SearchKey>(of: node, consuming: true) { [weak self] in
            self?.ownSearch = $0
            self?.updateSearch()
        }
        widget.onSidebar = { [weak self] in self?.column?.showSidebar() }
        widget.onRefresh = { [weak self] in self?.refresh?.run() }
        widget.onSearch = { [weak self] in self?.shownSearch?.handle($0) }
        PreferenceObserver<BackButtonHiddenKey>(of: node, consuming: true) { [weak self] in
            self?.hidesBack = $0
            self?.updateBar()
        }
        updateBar()
    }

    /// A navigation stack inside shows bars of its own: this page's bar gives way to them unless it is to be visible.
    package func claimBar() {
        claims += 1
        updateBar()
        updateSearch()
    }

    package func releaseBar() {
        claims -= 1
        updateBar()
        updateSearch()
    }

    // MARK: What stands around

    /// Says in which tab view the page stands.
    func stand(in tabs: (any TabSwitching)?) {
        tabsAround = tabs
        updateTabs()
    }

    private func updateTabs() {
        tabsAround?.setHidden(barVisibility[.tabs] == .hidden, by: self)
    }

    private func fill(_ bar: ToolbarPlacement.Bar) -> PageBarFill {
        var result = PageBarFill()
        guard let fill = fills[bar] else { return result }
        result.isHidden = fill.visibility == .hidden
        result.colorScheme = fill.colorScheme
        if let paint = fill.style?._paint(in: host.node.environment).paint { result.color = paint.barColor }
        return result
    }

    /// The page stands in a column of a split view, or in none.
    func join(_ new: SplitColumn?, isRoot: Bool) {
        isColumnRoot = isRoot
        if column !== new {
            column = new
            new?.add(self)
        }
        updateBar()
    }

    func columnDidChange() { updateBar() }

    func showSearch(of field: SearchField?) {
        guard outerSearch !== field else { return }
        outerSearch = field
        updateSearch()
    }

    /// Takes over what the search field shows. Called again whenever that has changed.
    func updateSearch() {
        let field = claims > 0 ? nil : ownSearch?.field ?? outerSearch
        if shownSearch !== field { shownSearch?.leave(self) }
        shownSearch = field
        widget.updateSearch(field?.show(in: self))
    }

    func menuDidChange() { updateBar() }

    /// The button of the program's menu: on pages that nothing leads back from, and in the first column.
    private var menuButton: WindowHost? {
        let isFirst = column.map { $0.index == 0 } ?? true
        menu = host.node.environment.primaryMenu
        guard claims == 0, !hasWayBack, isFirst else { return nil }
        return menu?.button(for: self)
    }

    private func take(_ new: PageRefresh?) {
        refresh?.changed = {}
        refresh = new
        new?.changed = { [weak self] in self?.updateBar() }
        updateBar()
    }

    private func updateBar() {
        var new = PageBar()
        new.title = title?.resolve(in: host.node.environment.textResolutionContext).string ?? fallbackTitle
        new.subtitle = subtitle?.resolve(in: host.node.environment.textResolutionContext).string ?? ""
        new.hasLargeTitle = displayMode == .large
        new.hasInlineTitle = displayMode == .inline
        new.isHidden = barVisibility[.top] == .hidden || (claims > 0 && barVisibility[.top] != .visible)
        new.fill = fill(.top)
        new.bottomFill = fill(.bottom)
        new.isBottomHidden = barVisibility[.bottom] == .hidden
        new.showsBack = (hasWayBack || (isColumnRoot && column?.state.hasWayBack == true)) && !hidesBack
        new.offersSidebar = isColumnRoot && column?.state.offersSidebar == true
        new.refresh = refresh.map { $0.isRunning ? .running : .offered }
        for entry in toolbar {
            let hosts = entry.hosts.map(\.surface.host)
            switch entry.placement.edge {
            case .leading: new.leading += hosts
            case .trailing: new.trailing += hosts
            case .principal: new.principal += hosts
            case .bottom: new.bottom += hosts
            case .status: new.status += hosts
            }
        }
        let closesItself = toolbar.contains { $0.placement.role == .cancellation }
        new.showsStartControls = !closesItself && column?.state.isFirst != false
        new.showsEndControls = !closesItself && column?.state.isLast != false
        if new.principal.isEmpty, !new.isHidden, !hasWayBack, let tabSwitching, !tabSwitching.isAtBottom {
            new.principal = [tabSwitching.makeSwitcher(for: self).surface.host]
        }
        if let menu = menuButton { new.trailing.append(menu.surface.host) }
        if new.title != bar.title { titleDidChange(new.title) }
        bar = new
        widget.update(new)
    }

    /// How high the platform's bar is, in points.
    static let barHeight: CGFloat = 47

    /// False where the bar is hidden, or that of a stack inside.
    var showsBar: Bool { !bar.isHidden }

    /// The switcher of the tab view may belong elsewhere now.
    package func updateSwitcher() { updateBar() }

    package func close() {
        tabSwitching = nil
        shownSearch?.leave(self)
        tabsAround?.setHidden(false, by: self)
        menu?.leave(self)
        host.close()
    }
}

extension ResolvedPaint {
    /// The colour of a bar that is filled so; nil: the platform's own.
    fileprivate var barColor: Color.Resolved? {
        switch self {
        case .color(let color): color
        case .linear(let gradient, _, _): gradient.stops.first?.color
        default: nil
        }
    }
}

private struct PageEnvironmentKey: EnvironmentKey {
    static var defaultValue: PageReference? { nil }
}

/// The page around a view. Compared by identity, so that it is never a reason to run a body again.
package struct PageReference: Equatable {
    package weak var page: Page?

    package static func == (a: PageReference, b: PageReference) -> Bool { a.page === b.page }
}

extension EnvironmentValues {
    package var page: Page? {
        get { self[PageEnvironmentKey.self]?.page }
        set { self[PageEnvironmentKey.self] = newValue.map(PageReference.init) }
    }
}
