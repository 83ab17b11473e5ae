import Foundation

/// The tabs of a tab view, of which one is shown, and the switcher.
struct TabArea<Content: View>: View {
    typealias Body = Never

    let content: Content
    let selected: AnyHashable?
    let isCompact: Bool
    /// True where the switcher stands beside the tabs.
    let hasSidebar: Bool
    let select: @MainActor (AnyHashable) -> Void

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(TabAreaNode(view, context))
    }
}

/// Gives the pages inside a tab view their switchers.
@MainActor
package protocol TabSwitching: AnyObject {
    /// True where the switcher is not in the bars of pages: at the bottom, or there is nothing to switch.
    var isAtBottom: Bool { get }
    /// Takes a page on whose bar may carry a switcher.
    func add(_ page: Page)
    func makeSwitcher(for page: Page) -> WindowHost
    func dropSwitcher(of page: Page)
    /// Takes the switcher away while a page that wants none is shown.
    func setHidden(_ isHidden: Bool, by page: Page)
}

final class TabAreaNode<Content: View>: ContainerNode<TabArea<Content>, Content>, TabSwitching {
    private struct Entry {
        let value: AnyHashable
        let item: RenderNode
        let tab: TabItem?
        let badge: Text?
    }

    private let area: TabAreaRenderNode
    private var entries: [Entry] = []
    private var bar: ItemHostNode<AnyView>?
    private var switchers: [ObjectIdentifier: WindowHost] = [:]
    private weak var claimedPage: Page?

    override init(_ view: TabArea<Content>, _ context: _NodeContext) {
        area = TabAreaRenderNode(graph: context.parent.graph)
        super.init(view, context)
        claimedPage = environment.page
        claimedPage?.tabSwitching = self
        setContent(view.content)
    }

    override var renderNode: RenderNode { area }

    override func contentContext() -> _NodeContext {
        var context = childContext(isLazy: false)
        context.environment.tabSwitching = self
        return context
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        takeOver(new, changed: keys)
        content?.environmentDidChange(to: contentContext().environment, changed: keys)
        bar?.environmentDidChange(to: new, changed: keys)
        for host in switchers.values { host.node.environmentDidChange(to: new, changed: keys) }
    }

    override func viewDidChange() {
        setContent(view.content)
        showSelected()
    }

    override func setItems(_ items: [RenderNode]) {
        entries = items.enumerated().map { index, item in
            item.tabItem?.labelDidChange = { [weak self] in self?.tabsDidChange() }
            let value = item.trait(TagTrait.self) ?? AnyHashable(index)
            return Entry(
                value: value, item: item, tab: item.trait(TabItemTrait.self), badge: item.trait(BadgeTrait.self))
        }
        showSelected()
    }

    /// The switcher's content is made anew in this flush.
    private func tabsDidChange() { graph.enqueueStructure(self) }

    private var selected: Entry? { entries.first { $0.value == view.selected } ?? entries.first }

    private func showSelected() {
        let selected = selected
        for entry in entries {
            guard let node = entry.tab?.node else { continue }
            let isShown = entry.value == selected?.value
            if node.isMounted, node.flags.contains(.isOffScreen) == isShown {
                node.setOnScreen(isShown)
                node.preferencesDidChange()
            }
        }
        for page in pages { page.updateSwitcher() }
        // A page that leads back has no room in its bar.
        let hasOtherPlace = !switchers.isEmpty || claimedPage.map { !$0.hasWayBack } ?? false
        let isOutside = view.isCompact || view.hasSidebar || !hasOtherPlace
        let showsBar = entries.count > 1 && isOutside && hiders.isEmpty
        area.hasSidebar = view.hasSidebar
        if showsBar != (bar != nil) { setBar(showsBar) }
        if let bar { DependencyTracker.untracked { bar.setContent(switcher(view.hasSidebar ? .sidebar : .bar)) } }
        for host in switchers.values { host.setContent(switcher(.header)) }
        area.setTab(selected?.item)
    }

    private func switcher(_ place: TabSwitcher.Place) -> AnyView {
        let entries = entries.map {
            TabSwitcher.Entry(id: $0.value, label: $0.tab?.label ?? AnyView(EmptyView()), badge: $0.badge)
        }
        return AnyView(
            TabSwitcher(entries: entries, selected: selected?.value, place: place) { [weak self] value in
                self?.view.select(value)
            })
    }

    private func setBar(_ isShown: Bool) {
        guard isShown else {
            bar?.unmount()
            bar = nil
            return area.setBar([])
        }
        let host = ItemHostNode<AnyView>(parent: self)
        host.itemsChanged = { [weak area] in area?.setBar($0) }
        bar = host
    }

    // MARK: TabSwitching

    private var pages: [Page] { pageReferences.compactMap(\.page) }
    private var pageReferences: [PageReference] = []

    func add(_ page: Page) {
        pageReferences.append(PageReference(page: page))
    }

    func makeSwitcher(for page: Page) -> WindowHost {
        if let known = switchers[ObjectIdentifier(page)] { return known }
        let host = WindowHost(parent: self, isPart: true) {
            $0.isInListRow = false
            $0.stackAxis = nil
        }
        host.surface.host.isRigid = true
        switchers[ObjectIdentifier(page)] = host
        host.setContent(switcher(.header))
        return host
    }

    func dropSwitcher(of page: Page) {
        switchers.removeValue(forKey: ObjectIdentifier(page))?.close()
        pageReferences.removeAll { $0.page == nil || $0.page === page }
    }

    var isAtBottom: Bool { view.isCompact || view.hasSidebar || entries.count < 2 || !hiders.isEmpty }

    /// The pages that want no switcher while they are shown.
    private var hiders: Set<ObjectIdentifier> = []

    func setHidden(_ isHidden: Bool, by page: Page) {
        let old = hiders
        if isHidden { hiders.insert(ObjectIdentifier(page)) } else { hiders.remove(ObjectIdentifier(page)) }
        if hiders.isEmpty != old.isEmpty { tabsDidChange() }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let bar { visit(bar) }
        for host in switchers.values { visit(host.node) }
    }

    override func didUnmount() {
        claimedPage?.tabSwitching = nil
        for page in pages { page.tabSwitching = nil }
        for host in switchers.values { host.surface.tearDown() }
        super.didUnmount()
    }
}

/// The chosen tab, and under it the bar.
package final class TabAreaRenderNode: RenderNode {
    private var tab: RenderNode?
    private var bar: [RenderNode] = []
    /// True where the bar stands at the start rather than at the bottom.
    var hasSidebar = false { didSet { if hasSidebar != oldValue { setNeedsLayout() } } }

    func setTab(_ new: RenderNode?) {
        tab = new
        setChildren([tab].compactMap { $0 } + bar)
    }

    func setBar(_ new: [RenderNode]) {
        bar = new
        setChildren([tab].compactMap { $0 } + bar)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if hasSidebar {
            let width = sidebarWidth(in: proposal.width)
            let inner = ProposedViewSize(width: proposal.width.map { max(0, $0 - width) }, height: proposal.height)
            let size = tab?.sizeThatFits(inner) ?? .zero
            return proposal.replacingUnspecifiedDimensions(by: CGSize(width: size.width + width, height: size.height))
        }
        let bar = barSize(proposal.width)
        var inner = proposal
        inner.height = inner.height.map { max(0, $0 - bar.height) }
        let size = tab?.sizeThatFits(inner) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: max(size.width, bar.width), height: size.height + bar.height))
    }

    private func barSize(_ width: CGFloat?) -> CGSize {
        bar.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    }

    /// As wide as its longest title needs, which depends on the language and the text size; at most half of the room.
    private func sidebarWidth(in room: CGFloat?) -> CGFloat {
        guard let bar = bar.first else { return 0 }
        return max(200, min(bar.sizeThatFits(.unspecified).width.rounded(.up), (room ?? .infinity) / 2))
    }

    private func layoutBesideSidebar() {
        let width = sidebarWidth(in: size.width)
        let room = CGSize(width: max(0, size.width - width), height: size.height)
        if let tab {
            let own = tab.sizeThatFits(ProposedViewSize(room))
            tab.place(
                at: CGPoint(x: width + (room.width - own.width) / 2, y: (room.height - own.height) / 2),
                proposal: ProposedViewSize(room))
        }
        bar.first?.place(at: .zero, proposal: ProposedViewSize(width: width, height: size.height))
    }

    package override func layoutChildren() {
        if hasSidebar { return layoutBesideSidebar() }
        let barSize = barSize(size.width)
        let room = CGSize(width: size.width, height: max(0, size.height - barSize.height))
        if let tab {
            let proposal = ProposedViewSize(room)
            let own = tab.sizeThatFits(proposal)
            tab.place(
                at: CGPoint(x: (room.width - own.width) / 2, y: (room.height - own.height) / 2), proposal: proposal)
        }
        bar.first?.place(
            at: CGPoint(x: 0, y: room.height), size: CGSize(width: size.width, height: barSize.height),
            proposal: ProposedViewSize(width: size.width, height: barSize.height))
    }
}

private struct TabSwitchingReference: Equatable {
    weak var value: (any TabSwitching)?

    static func == (a: Self, b: Self) -> Bool { a.value === b.value }
}

private struct TabSwitchingKey: EnvironmentKey {
    static var defaultValue: TabSwitchingReference? { nil }
}

extension EnvironmentValues {
    /// The tab view around, for the pages in it: their bars carry its switcher.
    package var tabSwitching: (any TabSwitching)? {
        get { self[TabSwitchingKey.self]?.value }
        set { self[TabSwitchingKey.self] = newValue.map { TabSwitchingReference(value: $0) } }
    }
}
