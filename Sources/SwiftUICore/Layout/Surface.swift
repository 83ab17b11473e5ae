import Foundation

/// One host widget and what is shown in it: the content of a window, a page, a row or a button's label.
///
/// Its child widgets are flat; colours, shapes and effects between them are drawn in paint order.
@MainActor
package final class Surface {
    package let graph: Graph
    package let host: any PlatformHost
    /// The topmost nodes that this surface shows, in paint order.
    package private(set) var contents: [RenderNode] = []
    /// Nil where layout of the content is part of the layout around this surface.
    package private(set) var layoutRoot: RenderNode?
    private var widgetsNeedUpdate = false
    private var displayNeedsUpdate = false
    private var widgets: [any PlatformWidget] = []
    private var traits: [ObjectIdentifier: WidgetTraits] = [:]
    /// How many nodes mix with what is behind them: without any, nothing that was drawn need be looked at again.
    package var blendingNodes = 0
    /// Brings what happens to the pointer to the views.
    package private(set) lazy var pointer = GestureArena(self)
    /// Brings what is dragged to the views.
    package private(set) lazy var drops = DropArena(self)

    package convenience init(graph: Graph) {
        self.init(graph: graph, host: graph.backend.makeHost())
    }

    package init(graph: Graph, host: any PlatformHost) {
        self.graph = graph
        self.host = host
        host.surface = self
    }

    // MARK: Content

    /// Shows a tree whose size the platform decides: a window's or a page's content.
    package func setLayoutRoot(_ root: RenderNode) {
        layoutRoot = root
        contents = [root]
        root.attach(toRootOf: self)
        widgetsDidChange()
        layoutRootDidChange(root)
        root.setNeedsCommit()
    }

    /// Shows nodes whose layout is part of the tree around: a button's label, the content of a scroll view.
    package func setContents(_ nodes: [RenderNode]) {
        contents = nodes
        widgetsDidChange()
        setNeedsDisplay()
    }

    package func tearDown() {
        for node in contents { node.leaveSurface() }
        contents = []
        layoutRoot = nil
        graph.forget(self)
    }

    // MARK: Layout

    /// The size that the platform has given to the host, in points.
    package private(set) var size: CGSize?

    private struct SizeObserver {
        weak var observer: (any ScrollObserver)?
    }

    private var sizeObservers: [SizeObserver] = []

    /// Tells a node whose size depends on the whole surface's when that changes.
    func observeSize(_ observer: any ScrollObserver) {
        sizeObservers.append(SizeObserver(observer: observer))
    }

    /// Called before a new size is taken over: what it changes belongs to the same flush.
    package var sizeWillChange: (CGSize) -> Void = { _ in }

    /// Takes over the size that the platform has given. Layout and commit happen before this returns.
    package func resize(to new: CGSize) {
        guard size != new else { return }
        sizeWillChange(new)
        size = new
        sizeObservers.removeAll { $0.observer?.surface !== self }
        for entry in sizeObservers { entry.observer?.scrollDidResize() }
        graph.layout(self)
    }

    func layoutRootDidChange(_ node: RenderNode) {
        guard node === layoutRoot else { return }
        graph.enqueueLayout(self)
    }

    /// The size that layout has given to content whose layout is part of the tree around, in points.
    package var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { host.setNeedsResize() } }
    }

    /// The host's smallest and ideal size, for the platform's own negotiation.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layoutRoot?.sizeThatFits(proposal) ?? contentSize
    }

    // MARK: Widgets

    package func place(_ widget: any PlatformWidget, transform: CGAffineTransform, size: CGSize) {
        host.place(widget, transform: transform, size: size)
    }

    package func widgetsDidChange() {
        guard !widgetsNeedUpdate else { return }
        widgetsNeedUpdate = true
        graph.enqueueSurface(self)
    }

    package func setNeedsDisplay() {
        guard !displayNeedsUpdate else { return }
        displayNeedsUpdate = true
        graph.enqueueSurface(self)
    }

    /// Called in commit: hands the host its child widgets in order, and asks it to draw where something drawn has changed.
    func finishCommit() {
        if widgetsNeedUpdate {
            widgetsNeedUpdate = false
            updateWidgets()
            displayNeedsUpdate = true
        }
        if displayNeedsUpdate {
            displayNeedsUpdate = false
            host.setNeedsDisplay()
        }
    }

    private func updateWidgets() {
        var collector = WidgetCollector(surface: self)
        for node in contents { collector.collect(node, WidgetTraits()) }
        let new = collector.entries.map(\.widget)
        var newTraits: [ObjectIdentifier: WidgetTraits] = [:]
        for entry in collector.entries where entry.traits != WidgetTraits() {
            newTraits[ObjectIdentifier(entry.widget)] = entry.traits
        }
        for entry in collector.entries {
            let id = ObjectIdentifier(entry.widget)
            if newTraits[id] != traits[id] { host.setTraits(entry.traits, of: entry.widget) }
        }
        traits = newTraits
        // Last: what a widget is to screen readers must be known before it is shown.
        if new.count != widgets.count || !zip(new, widgets).allSatisfy({ $0 === $1 }) {
            widgets = new
            host.setWidgets(new)
        }
    }

    /// Draws the content: the host calls this when the platform wants a picture.
    package func draw(in painter: any Painter) {
        for node in contents { node.drawTree(in: painter) }
    }
}
