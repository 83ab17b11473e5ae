/// Shows one page of a stack: the root, or the last page pushed.
public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never

    let root: Root
    let path: NavigationPathBinding?

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(NavigationStackNode(view, context))
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }

    /// A stack whose path, of values of any type, is yours.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack whose path, of values of one type, is yours.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }
}

/// A binding to a path, whatever collection holds it.
struct NavigationPathBinding {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void

    init(_ binding: Binding<NavigationPath>) {
        read = { binding.wrappedValue.elements }
        write = { values in
            var path = NavigationPath()
            path.elements = values
            binding.wrappedValue = path
        }
    }

    init<Data: RangeReplaceableCollection>(_ binding: Binding<Data>) where Data.Element: Hashable {
        read = { binding.wrappedValue.map { AnyHashable($0) } }
        write = { values in binding.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
    }
}

final class NavigationStackNode<Data, Root: View>: LeafNode<NavigationStack<Data, Root>> {
    private let area: PlatformAreaRenderNode
    private let controller: NavigationController
    private var claimedPage: Page?
    private var hasClaim = false

    override init(_ view: NavigationStack<Data, Root>, _ context: _NodeContext) {
        let graph = context.parent.graph
        let widget = graph.backend.makeNavigation()
        area = PlatformAreaRenderNode(widget, graph: graph)
        controller = NavigationController(widget: widget)
        super.init(view, context)
        controller.attach(to: self)
        controller.pathDidChange = { [weak self] values in self?.view.path?.write(values) }
        claimedPage = environment.page
        updateClaim()
        controller.setRoot(AnyView(view.root))
        evaluate()
        controller.show(isAnimated: false)
    }

    override var renderNode: RenderNode { area }

    override func viewDidChange() {
        controller.setRoot(AnyView(view.root))
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        guard let path = view.path else { return }
        let values = tracking { path.read() }
        controller.setValues(values)
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        controller.environmentDidChange(keys)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        for page in controller.pages { visit(page.host.node) }
    }

    /// A stack behind another tab leaves the bar to the page around.
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
        controller.close()
        if hasClaim { claimedPage?.releaseBar() }
        super.didUnmount()
    }
}
