import Foundation

/// The pages of a navigation stack, and what leads to them.
///
/// A page comes from a value of the path, from a link with a destination of its own, or from a binding that is true.
/// Pages of values and the path always say the same; the controller brings one up to date with the other.
@MainActor
package final class NavigationController {
    /// Where a page comes from.
    package enum Source {
        case root
        case value(AnyHashable)
        /// A link, or a modifier with a binding; kept, so that no other presenter is taken for it when it has gone.
        /// `left` tells it that the user has gone back.
        case presenter(AnyObject, left: () -> Void)

        var value: AnyHashable? {
            if case .value(let value) = self { value } else { nil }
        }
    }

    private struct Entry {
        let source: Source
        let page: Page
    }

    private struct Registration {
        let type: Any.Type
        let build: (AnyHashable) -> AnyView?
    }

    /// The stack's node: the pages stand under it. Set once, when both exist.
    private unowned(safe) var owner: ViewNode?
    private let widget: any NavigationWidget
    private var entries: [Entry] = []
    private var leaving: [Page] = []
    private var registrations: [ObjectIdentifier: Registration] = [:]
    /// Called with the path's values when the user or a link has changed them.
    package var pathDidChange: ([AnyHashable]) -> Void = { _ in }
    private var missing: Set<String> = []
    /// True where a link of the column before has put its page in the place of the root.
    private var hasReplacedRoot = false
    private var isClosed = false
    /// In a column of a split view: the stack of the next one, which links here lead to.
    package weak var linkTarget: NavigationController?
    /// What pages have of their own in the environment that they inherit.
    package var adjust: (inout EnvironmentValues) -> Void = { _ in }

    package init(widget: any NavigationWidget) {
        self.widget = widget
        widget.onPop = { [weak self] in self?.userWentBack(to: $0) }
    }

    package func attach(to node: ViewNode) {
        owner = node
    }

    private var node: ViewNode {
        guard let owner else {
            preconditionFailure("A navigation controller works for a node. Call attach(to:) first.")
        }
        return owner
    }

    private var backend: any Backend { node.graph.backend }

    package var pages: [Page] { entries.map(\.page) + leaving }

    // MARK: Content

    package func setRoot(_ content: AnyView) {
        if let root = entries.first {
            root.page.host.setContent(content)
        } else {
            append(.root, content)
        }
    }

    /// Pushes a page, or updates it if this presenter's page is there already.
    package func present(_ presenter: AnyObject, _ content: AnyView, left: @escaping () -> Void) {
        guard !update(presenter, content) else { return }
        append(.presenter(presenter, left: left), content)
        show()
    }

    /// Shows the presenter's page in the place of the root and of all on it.
    package func replaceRoot(by presenter: AnyObject, _ content: AnyView, left: @escaping () -> Void) {
        guard !update(presenter, content) else { return }
        replaceRoot(.presenter(presenter, left: left), content)
    }

    /// Shows the page of a value in the place of the root and of all on it.
    package func replaceRoot(by value: AnyHashable) {
        replaceRoot(.value(value), content(for: value))
    }

    private func replaceRoot(_ source: Source, _ content: AnyView) {
        if entries.count > 1 { drop(from: 1) }
        hasReplacedRoot = true
        append(source, content)
        show(isAnimated: false)
    }

    /// False where the presenter has no page.
    @discardableResult
    package func update(_ presenter: AnyObject, _ content: AnyView) -> Bool {
        guard let entry = entry(of: presenter) else { return false }
        entry.page.host.setContent(content)
        return true
    }

    /// Takes the presenter's page away, and all on top of it.
    package func dismiss(_ presenter: AnyObject) {
        guard !isClosed, let index = index(of: presenter) else { return }
        let before = values
        pop(to: index)
        if values != before { pathDidChange(values) }
    }

    /// Appends a value to the path: what a link with a value does.
    package func push(_ value: AnyHashable) {
        append(.value(value), content(for: value))
        show()
        pathDidChange(values)
    }

    private func entry(of presenter: AnyObject) -> Entry? {
        index(of: presenter).map { entries[$0] }
    }

    private func index(of presenter: AnyObject) -> Int? {
        entries.firstIndex {
            if case .presenter(let known, _) = $0.source { known === presenter } else { false }
        }
    }

    // MARK: Values

    private var values: [AnyHashable] { entries.compactMap(\.source.value) }

    /// Makes the pages follow the path: what both begin with stays.
    package func setValues(_ new: [AnyHashable]) {
        let old = values
        guard new != old else { return }
        var common = 0
        while common < min(old.count, new.count), old[common] == new[common] { common += 1 }
        var remaining = common
        let end =
            entries.firstIndex { entry in
                guard entry.source.value != nil else { return false }
                if remaining == 0 { return true }
                remaining -= 1
                return false
            } ?? entries.count
        if end < entries.count { drop(from: end) }
        for value in new[common...] { append(.value(value), content(for: value)) }
        show()
    }

    /// What says how to show a value may come later: until then the page says that something is missing.
    private func content(for value: AnyHashable) -> AnyView {
        for registration in registrations.values {
            if let content = registration.build(value) { return content }
        }
        node.graph.afterCommit { [weak self] in self?.reportIfMissing(value) }
        return AnyView(MissingDestination())
    }

    private func reportIfMissing(_ value: AnyHashable) {
        guard !isClosed, values.contains(value) else { return }
        if !registrations.values.contains(where: { $0.build(value) != nil }) { reportMissingDestination(value) }
    }

    private func reportMissingDestination(_ value: AnyHashable) {
        let type = String(describing: Swift.type(of: value.base))
        guard missing.insert(type).inserted else { return }
        node.graph.reportMistake(
            """
            A NavigationLink presents a value of type \(type), but nothing in its NavigationStack says how to show one. \
            Add .navigationDestination(for: \(type).self) { … } to a view inside the stack, outside lazy containers.
            """)
    }

    package func register<D: Hashable>(_ type: D.Type, owner: AnyObject, _ build: @escaping (D) -> AnyView) {
        registrations[ObjectIdentifier(owner)] = Registration(type: type) { value in
            (value.base as? D).map(build)
        }
        missing.remove(String(describing: type))
        for entry in entries {
            if let value = entry.source.value?.base as? D { entry.page.host.setContent(build(value)) }
        }
    }

    package func unregister(_ owner: AnyObject) {
        registrations[ObjectIdentifier(owner)] = nil
    }

    // MARK: Pages

    private func append(_ source: Source, _ content: AnyView) {
        let host = WindowHost(parent: node)
        let page = Page(host, backend: backend)
        let entry = Entry(source: source, page: page)
        let isRoot = entries.isEmpty || (hasReplacedRoot && entries.count == 1)
        let environment = environment(for: page, isRoot: isRoot)
        host.node.environmentDidChange(to: environment, changed: [])
        page.hasWayBack = !isRoot
        page.join(environment.splitColumn, isRoot: isRoot)
        page.stand(in: node.environment.tabSwitching)
        if isRoot { page.showSearch(of: environment.searchField(for: environment.splitColumn)) }
        if entries.isEmpty { page.tabSwitching = node.environment.tabSwitching }
        page.widget.onBack = { [weak self, weak page] in
            guard let self, let page, let index = self.entries.firstIndex(where: { $0.page === page }) else { return }
            if index < rootCount { page.column?.goBack() } else { self.leave(to: index) }
        }
        entries.last?.page.host.node.setOnScreen(false)
        entries.append(entry)
        host.setContent(content)
    }

    /// How many pages at the start there is no way back from.
    private var rootCount: Int { hasReplacedRoot ? 2 : 1 }

    private func environment(for page: Page, isRoot: Bool) -> EnvironmentValues {
        var values = node.environment
        adjust(&values)
        values.navigationController = self
        values.linkTarget = linkTarget
        values.page = page
        values.tabSwitching = nil
        guard !isRoot else { return values }
        values.isPresentedByAnother = true
        values.dismissHandler = { [weak self, weak page] in
            guard let self, let page, let index = self.entries.firstIndex(where: { $0.page === page }) else { return }
            self.leave(to: index)
        }
        return values
    }

    package func environmentDidChange(_ keys: Set<ObjectIdentifier>) {
        for (index, entry) in entries.enumerated() {
            entry.page.host.node.environmentDidChange(
                to: environment(for: entry.page, isRoot: index < rootCount), changed: keys)
        }
    }

    package func show(isAnimated: Bool = true) {
        widget.setPages(entries.map(\.page.widget), isAnimated: isAnimated) { [weak self] in self?.finishLeaving() }
    }

    /// Leaves all pages from `index` on, on the user's or the content's wish.
    private func leave(to index: Int) {
        guard index < entries.count, index >= rootCount else { return }
        let before = values
        pop(to: index)
        if values != before { pathDidChange(values) }
    }

    private func userWentBack(to count: Int) {
        leave(to: max(rootCount, count))
    }

    private func pop(to count: Int) {
        drop(from: count)
        show()
    }

    private func drop(from index: Int) {
        let gone = entries[index...]
        entries.removeSubrange(index...)
        if entries.count < 2 { hasReplacedRoot = false }
        for entry in gone.reversed() {
            if case .presenter(_, let left) = entry.source { left() }
            entry.page.host.node.setOnScreen(false)
            leaving.append(entry.page)
        }
        entries.last?.page.host.node.setOnScreen(true)
    }

    /// Pages that have gone keep their content until they are out of sight.
    private func finishLeaving() {
        let gone = leaving
        leaving = []
        for page in gone { page.close() }
    }

    package func close() {
        isClosed = true
        finishLeaving()
        for entry in entries { entry.page.host.surface.tearDown() }
    }
}

/// Stands on a page that nobody knows how to show.
private struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
    }
}

private struct NavigationControllerKey: EnvironmentKey {
    static var defaultValue: NavigationControllerReference? { nil }
}

private struct LinkTargetKey: EnvironmentKey {
    static var defaultValue: NavigationControllerReference? { nil }
}

private struct NavigationControllerReference: Equatable {
    weak var controller: NavigationController?

    static func == (a: Self, b: Self) -> Bool { a.controller === b.controller }
}

extension EnvironmentValues {
    package var navigationController: NavigationController? {
        get { self[NavigationControllerKey.self]?.controller }
        set { self[NavigationControllerKey.self] = newValue.map { NavigationControllerReference(controller: $0) } }
    }

    /// The stack whose root links replace: in a column of a split view, that of the next column.
    package var linkTarget: NavigationController? {
        get { self[LinkTargetKey.self]?.controller }
        set { self[LinkTargetKey.self] = newValue.map { NavigationControllerReference(controller: $0) } }
    }
}
