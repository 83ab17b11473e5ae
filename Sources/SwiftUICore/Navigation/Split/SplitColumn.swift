/// A column of a split view, as the views and pages in it know it.
@MainActor
package final class SplitColumn {
    /// What the bars of the column's pages need to know.
    struct State: Equatable {
        /// True where only one column is seen, and this is not the first one.
        var hasWayBack = false
        /// True where the column is at the start of the window, or at its end.
        var isFirst = true
        var isLast = true
        /// True where a column before this one is hidden and could be shown.
        var offersSidebar = false
    }

    package let index: Int
    weak var controller: SplitController?
    private var pages: [PageReference] = []
    var state = State() {
        didSet {
            guard state != oldValue else { return }
            for reference in pages { reference.page?.columnDidChange() }
        }
    }

    init(index: Int) {
        self.index = index
    }

    func add(_ page: Page) {
        pages.removeAll { $0.page == nil || $0.page === page }
        pages.append(PageReference(page: page))
    }

    /// Something was chosen here: where only one column is seen, the next one comes.
    func advance() { controller?.show(column: index + 1) }

    func goBack() { controller?.show(column: index - 1) }

    func showSidebar() { controller?.showAll() }
}

private struct SplitColumnReference: Equatable {
    weak var column: SplitColumn?

    static func == (a: Self, b: Self) -> Bool { a.column === b.column }
}

private struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumnReference? { nil }
}

extension EnvironmentValues {
    /// The column of a split view around.
    package var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self]?.column }
        set { self[SplitColumnKey.self] = newValue.map { SplitColumnReference(column: $0) } }
    }
}
