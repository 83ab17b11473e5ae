/// The program's menu: its button stands in the bar of each window, and of the first page of its stacks.
@MainActor
package final class PrimaryMenu {
    private unowned let owner: ViewNode
    private let content: MenuContent<AnyView>
    private var hosts: [ObjectIdentifier: WindowHost] = [:]
    private var pages: [PageReference] = []
    private var buttons: [WeakButton] = []
    private var isEmpty = true
    /// Called after the items may have become others.
    package var itemsDidChange: () -> Void = {}

    private struct WeakButton {
        weak var button: LabeledControlRenderNode?
    }

    init(owner: ViewNode) {
        self.owner = owner
        var changed: () -> Void = {}
        content = MenuContent(parent: owner) { changed() }
        changed = { [weak self] in self?.contentDidChange() }
    }

    /// The items as the platform shows them.
    package var items: [MenuItemModel] { content.items }

    func set(_ new: _CommandItems, hasSettings: Bool) {
        content.set(AnyView(PrimaryMenuContent(items: new, hasSettings: hasSettings)))
        updateEmptiness()
    }

    /// A program may only have taken commands away: then there is nothing to show.
    private func updateEmptiness() {
        let isEmptyNow = !items.contains { $0.containsItems }
        guard isEmptyNow != isEmpty else { return }
        isEmpty = isEmptyNow
        for reference in pages { reference.page?.menuDidChange() }
    }

    private func contentDidChange() {
        for reference in buttons { reference.button?.setNeedsCommit() }
        owner.graph.afterCommit { [weak self] in
            self?.updateEmptiness()
            self?.itemsDidChange()
        }
    }

    func add(_ button: LabeledControlRenderNode) {
        buttons.removeAll { $0.button == nil }
        buttons.append(WeakButton(button: button))
    }

    /// The button for a page's bar; nil: there is nothing in the menu.
    func button(for page: Page) -> WindowHost? {
        if !pages.contains(where: { $0.page === page }) { pages.append(PageReference(page: page)) }
        guard !isEmpty else { return nil }
        if let known = hosts[ObjectIdentifier(page)] { return known }
        let host = WindowHost(parent: owner, isPart: true) {
            $0.toolbarPlacement = .automatic
            $0.automaticButtonLook = .borderless
        }
        host.surface.host.isRigid = true
        hosts[ObjectIdentifier(page)] = host
        host.setContent(AnyView(PrimaryMenuButton(menu: self)))
        return host
    }

    func leave(_ page: Page) {
        pages.removeAll { $0.page == nil || $0.page === page }
        hosts.removeValue(forKey: ObjectIdentifier(page))?.close()
    }

    /// What hangs under the owner.
    var nodes: [ViewNode] { [content.node] + hosts.values.map(\.node) }
}

extension MenuItemModel {
    fileprivate var containsItems: Bool {
        switch kind {
        case .section(let items), .submenu(let items): items.contains { $0.containsItems }
        case .separator: false
        default: true
        }
    }
}

/// What the menu holds, in its order: the menus of the program's own, then what programs have in common.
private struct PrimaryMenuContent: View {
    let items: _CommandItems
    let hasSettings: Bool
    @Environment(\.openSettings) private var openSettings

    init(items: _CommandItems, hasSettings: Bool) {
        self.items = items
        self.hasSettings = hasSettings
    }

    var body: some View {
        let menus = items.menus
        let groups = items.sortedGroups
        let settings = CommandGroupPlacement.appSettings
        let first = groups.filter { ($0.place.order, $0.position.rawValue) < (settings.order, 1) }
        let rest = groups.filter { ($0.place.order, $0.position.rawValue) >= (settings.order, 1) }
        ForEach(menus.indices, id: \.self) { index in
            Menu {
                menus[index].content
            } label: {
                menus[index].title
            }
        }
        section(first)
        // What all programs have stands together at the end, unless something of the program's own is between.
        if rest.allSatisfy({ $0.position == .replacing }) {
            section(rest)
            Section {
                preferences
                standard
            }
        } else {
            if has(settings) { Section { preferences } }
            section(rest)
            Section { standard }
        }
    }

    /// Whether the program leaves a place to the platform.
    private func has(_ place: CommandGroupPlacement) -> Bool {
        if place == .appSettings, !hasSettings { return false }
        return !items.groups.contains { $0.place == place && $0.position == .replacing }
    }

    @ViewBuilder
    private var preferences: some View {
        if has(.appSettings) {
            Button {
                openSettings()
            } label: {
                Text(verbatim: AppWords.preferences)
            }
            .keyboardShortcut(",")
        }
    }

    @ViewBuilder
    private var standard: some View {
        if has(.help) {
            Button {
                RunningApp.backend?.showKeyboardShortcuts()
            } label: {
                Text(verbatim: AppWords.keyboardShortcuts)
            }
            .keyboardShortcut("?")
        }
        if has(.appInfo) {
            Button {
                RunningApp.backend?.showAbout()
            } label: {
                Text(verbatim: AppWords.about)
            }
        }
    }

    private func section(_ groups: [_CommandItems.Group]) -> some View {
        ForEach(groups.indices, id: \.self) { index in Section { groups[index].content } }
    }
}

private struct PrimaryMenuReference: Equatable {
    weak var menu: PrimaryMenu?

    static func == (a: Self, b: Self) -> Bool { a.menu === b.menu }
}

private struct PrimaryMenuKey: EnvironmentKey {
    static var defaultValue: PrimaryMenuReference? { nil }
}

extension EnvironmentValues {
    /// The program's menu; nil where something is presented, which has none.
    package var primaryMenu: PrimaryMenu? {
        get { self[PrimaryMenuKey.self]?.menu }
        set { self[PrimaryMenuKey.self] = newValue.map { PrimaryMenuReference(menu: $0) } }
    }
}
