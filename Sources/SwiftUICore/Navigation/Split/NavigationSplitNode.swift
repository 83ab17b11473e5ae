/// The node of a split view: its columns' pages stand under it.
final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>: LeafNode<
    NavigationSplitView<Sidebar, Content, Detail>
>
{
    private var area: PlatformAreaRenderNode?
    private var controller: SplitController?
    private var claimedPage: Page?
    private var hasClaim = false

    override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _NodeContext) {
        super.init(view, context)
        let controller = SplitController(count: Content.self == EmptyView.self ? 2 : 3, node: self)
        self.controller = controller
        area = PlatformAreaRenderNode(controller.widget, graph: graph)
        controller.currentDidChange = { [weak self] in self?.currentDidChange($0) }
        controller.hiddenDidChange = { [weak self] in self?.hiddenDidChange($0) }
        claimedPage = environment.page
        updateClaim()
        setContents()
        evaluate()
    }

    override var renderNode: RenderNode { area ?? super.renderNode }

    private var count: Int { controller?.columns.count ?? 0 }

    private func setContents() {
        let sidebar = AnyView(view.sidebar)
        let detail = AnyView(view.detail)
        controller?.setContents(count == 2 ? [sidebar, detail] : [sidebar, AnyView(view.content), detail])
    }

    override func viewDidChange() {
        setContents()
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let (visibility, column, isProminent, textSize) = tracking {
            (
                view.visibility?.wrappedValue, view.compactColumn?.wrappedValue, environment.splitDetailIsProminent,
                environment.dynamicTypeSize
            )
        }
        if let visibility { controller?.setHidden(visibility.hidden(of: count)) }
        if let column { controller?.prefer(column: column.index(of: count)) }
        controller?.setProminent(isProminent)
        controller?.setTextScale(max(1, textSize.bodyScale))
    }

    private func currentDidChange(_ index: Int) {
        view.compactColumn?.wrappedValue = .at(index, of: count)
    }

    private func hiddenDidChange(_ hidden: Set<Int>) {
        view.visibility?.wrappedValue = .hiding(hidden, of: count)
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        takeOver(new, changed: keys)
        controller?.environmentDidChange(keys)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        for page in controller?.pages ?? [] { visit(page.host.node) }
    }

    /// A split view behind another tab leaves the bar to the page around.
    private func updateClaim() {
        let claims = isOnScreen
        guard claims != hasClaim else { return }
        hasClaim = claims
        if claims { claimedPage?.claimBar() } else { claimedPage?.releaseBar() }
    }

    override func visibilityDidChange() {
        updateClaim()
        super.visibilityDidChange()
    }

    override func didUnmount() {
        controller?.close()
        if hasClaim { claimedPage?.releaseBar() }
        super.didUnmount()
    }
}
