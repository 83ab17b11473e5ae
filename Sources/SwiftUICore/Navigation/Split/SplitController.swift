import Foundation

/// The columns of a split view: which of them are seen, and what leads from one to the next.
@MainActor
package final class SplitController {
    let columns: [SplitColumn]
    let stacks: [NavigationController]
    let widget: any SplitWidget
    private var folding = SplitFolding()
    /// The column that is seen where there is room for one only.
    private var current = 0
    private var hidden: Set<Int> = []
    private var widths: [SplitColumnWidth?]
    private var isDetailProminent = false
    /// How much larger than usual text is: columns that say no width of their own are as much wider.
    private var textScale = 1.0
    private var written: SplitLayout?
    /// Called when the user has changed what is seen.
    var currentDidChange: (Int) -> Void = { _ in }
    var hiddenDidChange: (Set<Int>) -> Void = { _ in }

    init(count: Int, node: ViewNode) {
        let backend = node.graph.backend
        columns = (0..<count).map { SplitColumn(index: $0) }
        let areas = columns.map { _ in backend.makeNavigation() }
        stacks = areas.map { NavigationController(widget: $0) }
        widths = columns.map { _ in nil }
        widget = backend.makeSplit(columns: areas)
        for (index, stack) in stacks.enumerated() {
            let column = columns[index]
            column.controller = self
            stack.attach(to: node)
            stack.linkTarget = index + 1 < count ? stacks[index + 1] : nil
            stack.adjust = { values in
                values.splitColumn = column
                if index == 0 { values.listLook = _ListLook(kind: .sidebar) }
            }
        }
        widget.onFold = { [weak self] in self?.didFold($0) }
        widget.onShow = { [weak self] in self?.userDidShow($0) }
        widget.onToggle = { [weak self] in self?.toggleSidebar() }
        update()
    }

    func setContents(_ contents: [AnyView]) {
        let isFirst = stacks.first?.pages.isEmpty == true
        for (stack, content) in zip(stacks, contents) { stack.setRoot(content) }
        guard isFirst else { return }
        for (index, stack) in stacks.enumerated() {
            stack.show(isAnimated: false)
            guard let root = stack.pages.first?.host.node else { continue }
            PreferenceObserver<SplitColumnWidthKey>(of: root, consuming: true) { [weak self] in
                self?.widths[index] = $0
                self?.update()
            }
        }
    }

    // MARK: What is seen

    private var last: Int { columns.count - 1 }

    func setHidden(_ new: Set<Int>) {
        guard new != hidden else { return }
        hidden = new
        update()
    }

    func setProminent(_ isProminent: Bool) {
        guard isProminent != isDetailProminent else { return }
        isDetailProminent = isProminent
        update()
    }

    func setTextScale(_ scale: Double) {
        guard scale != textScale else { return }
        textScale = scale
        update()
    }

    /// The program prefers a column where there is room for one only.
    func prefer(column: Int) {
        guard columns.indices.contains(column), column != current else { return }
        current = column
        update()
    }

    func show(column: Int) {
        guard columns.indices.contains(column), isFolded(column) || column < current else { return }
        guard column != current else { return }
        current = column
        update()
        currentDidChange(column)
    }

    private func isFolded(_ column: Int) -> Bool {
        column == last ? folding.detail : folding.content
    }

    private func userDidShow(_ column: Int) {
        guard column != current, columns.indices.contains(column) else { return }
        current = column
        update()
        currentDidChange(column)
    }

    private func didFold(_ new: SplitFolding) {
        guard new != folding else { return }
        folding = new
        update()
    }

    func showAll() {
        hidden = []
        update()
        hiddenDidChange(hidden)
    }

    private func toggleSidebar() {
        guard !folding.detail else { return }
        hidden = hidden.isEmpty ? [0] : []
        update()
        hiddenDidChange(hidden)
    }

    private var seen: [Int] {
        guard folding.detail else {
            let shown = columns.indices.filter { !hidden.contains($0) }
            return folding.content && shown.count == columns.count ? [min(current, 1), last] : shown
        }
        if current == last { return [last] }
        return folding.content ? [current] : Array(0..<last)
    }

    private func update() {
        let seen = seen
        for column in columns {
            var state = SplitColumn.State()
            let index = column.index
            state.hasWayBack = index > 0 && isFolded(index)
            state.isFirst = !seen.contains(index) || index == seen.first
            state.isLast = !seen.contains(index) || index == seen.last
            state.offersSidebar = !folding.detail && !hidden.isEmpty && index == seen.first
            column.state = state
        }
        var layout = SplitLayout()
        layout.current = current
        layout.hidden = folding.detail ? [] : hidden
        layout.widths = columns.map { column in
            column.index == last
                ? widths[last]?.min.map(Double.init) ?? (isDetailProminent ? 600 : 330) * textScale
                : (widths[column.index]?.fitting).map(Double.init) ?? (column.index == 0 ? 250 : 280) * textScale
        }
        guard layout != written else { return }
        written = layout
        widget.update(layout)
    }

    // MARK: Tree

    var pages: [Page] { stacks.flatMap(\.pages) }

    func environmentDidChange(_ keys: Set<ObjectIdentifier>) {
        for stack in stacks { stack.environmentDidChange(keys) }
    }

    func close() {
        for stack in stacks { stack.close() }
    }
}

/// How wide a column wishes to be, in points.
struct SplitColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    var fitting: CGFloat { Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity)) }
}

enum SplitColumnWidthKey: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }

    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
        if let next = nextValue() { value = next }
    }
}

extension View {
    /// The width of the split view's column that shows this view, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(min: width, ideal: width, max: width))
    }

    /// The width of the split view's column that shows this view, in points: `ideal` within the limits. Columns keep
    /// this width; the one with the details takes the rest of the window, at least `min`.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(min: min, ideal: ideal, max: max))
    }
}
