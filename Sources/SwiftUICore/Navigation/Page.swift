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
    private var subtitle: Text?
    /// The tab view in this page, or around its stack: where there is room, the bar carries its switcher.
    package weak var tabSwitching: (any TabSwitching)? {
        didSet {
            guard tabSwitching !== oldValue else { return }
            oldValue?.dropSwitcher(of: self)
            tabSwitching?.add(self)
            updateBar()
        }
    }
    private var hidesBack = false
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
        }
        PreferenceObserver<BackButtonHiddenKey>(of: node, consuming: true) { [weak self] in
            self?.hidesBack = $0
            self?.updateBar()
        }
        updateBar()
    }

    /// A navigation stack inside shows bars of its own: this page's bar gives way to them.
    package func claimBar() {
        claims += 1
        updateBar()
    }

    package func releaseBar() {
        claims -= 1
        updateBar()
    }

    private func updateBar() {
        var new = PageBar()
        new.title = title?.resolve(in: host.node.environment.textResolutionContext).string ?? fallbackTitle
        new.subtitle = subtitle?.resolve(in: host.node.environment.textResolutionContext).string ?? ""
        new.hasLargeTitle = displayMode == .large
        new.isHidden = barVisibility[.top] == .hidden || claims > 0
        new.isBottomHidden = barVisibility[.bottom] == .hidden
        new.showsBack = hasWayBack && !hidesBack
        for entry in toolbar {
            let hosts = entry.hosts.map(\.surface.host)
            switch entry.placement.edge {
            case .leading: new.leading += hosts
            case .trailing: new.trailing += hosts
            case .principal: new.principal += hosts
            case .bottom: new.bottom += hosts
            }
        }
        new.showsWindowControls = !toolbar.contains { $0.placement.role == .cancellation }
        if new.principal.isEmpty, !new.isHidden, !hasWayBack, let tabSwitching, !tabSwitching.isAtBottom {
            new.principal = [tabSwitching.makeSwitcher(for: self).surface.host]
        }
        if new.title != bar.title { titleDidChange(new.title) }
        bar = new
        widget.update(new)
    }

    /// The switcher of the tab view may belong elsewhere now.
    package func updateSwitcher() { updateBar() }

    package func close() {
        tabSwitching = nil
        host.close()
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
