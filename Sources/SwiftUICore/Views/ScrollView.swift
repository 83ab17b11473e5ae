/// A view that shows a part of its content and lets the user move it.
///
/// Along its axes it takes the room that is offered and leaves its content as long as it likes to be; across it is as
/// wide as its content.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    /// The content.
    public var content: Content
    /// The directions in which it scrolls.
    public var axes: Axis.Set
    /// Whether the platform's scroll bars are shown while the user scrolls.
    public var showsIndicators: Bool

    /// Creates a view that scrolls its content, by default up and down.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ScrollNode(view, context))
    }
}

final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content> {
    private let scroll: ScrollRenderNode
    private let frame: ScrollFrameRenderNode
    private var refresh: PageRefresh?

    override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        scroll = ScrollRenderNode(graph: context.parent.graph)
        frame = ScrollFrameRenderNode(scroll, graph: context.parent.graph)
        super.init(view, context)
        evaluate()
        setContent(view.content)
    }

    override var renderNode: RenderNode { frame }

    /// Several views in a scroll view follow each other along its axis.
    private var stackAxis: Axis { view.axes == .horizontal ? .horizontal : .vertical }

    override func contentContext() -> _NodeContext {
        var context = childContext(isLazy: false)
        if context.environment.stackAxis != stackAxis { context.environment.stackAxis = stackAxis }
        // They are said of this scroll view, and not of those in it.
        if context.environment.hasScrollSettings { context.environment.scrollSettings = ScrollSettings() }
        return context
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.environmentDidChange(to: new, changed: keys)
        content?.environmentDidChange(to: contentContext().environment, changed: keys)
    }

    override func viewDidChange() {
        evaluate()
        setContent(view.content)
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let layout = stackAxis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        if !AnyLayout.isSameInput(scroll.content.layout, layout) { scroll.content.layout = layout }
        tracking {
            updateRefresh()
            scroll.settings = environment.scrollSettings
            scroll.followPosition()
            scroll.content.layoutDirection = environment.layoutDirection
            scroll.configuration = ScrollConfiguration(
                axes: view.axes, horizontalIndicator: indicator(environment.horizontalScrollIndicatorVisibility),
                verticalIndicator: indicator(environment.verticalScrollIndicatorVisibility),
                isEnabled: environment.isScrollEnabled, clips: !environment.scrollClipIsDisabled)
        }
    }

    private func updateRefresh() {
        let new = PageRefresh.updated(refresh, to: environment.refreshHandler)
        guard new !== refresh else { return }
        refresh = new
        scroll.scroll.didPull = { [weak new] in new?.run() }
        becomePreferenceWriter()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == RefreshKey.self, refresh != nil else { return combinedPreference(key) }
        return refresh as? K.Value
    }

    private func indicator(_ visibility: ScrollIndicatorVisibility) -> ScrollConfiguration.Indicator {
        guard view.showsIndicators else { return .never }
        return visibility.indicator
    }

    override func setItems(_ items: [RenderNode]) {
        scroll.content.setItems(items)
    }
}
