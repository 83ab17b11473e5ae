import Foundation

/// The content of one window, sheet or page that the platform gives a size to.
@MainActor
package final class WindowHost {
    package let surface: Surface
    package let node: ItemHostNode<AnyView>
    package let state = WindowState()
    private let root: RootRenderNode

    package init(graph: Graph, environment: EnvironmentValues) {
        node = ItemHostNode(graph: graph, environment: environment)
        surface = Surface(graph: graph)
        root = RootRenderNode(graph: graph)
        connect(followsSize: true)
    }

    /// A host inside another tree, whose environment it inherits, with what `adjust` makes of it. The size of a small
    /// part, an item of a header bar or a bubble, says nothing of the room that the window has.
    package init(
        parent: ViewNode, isPart: Bool = false, adjust: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        node = ItemHostNode(parent: parent, adjust: adjust)
        surface = Surface(graph: parent.graph)
        root = RootRenderNode(graph: parent.graph)
        connect(followsSize: !isPart)
        // A page or a sheet runs as the view does that shows it.
        root.direction = node.environment.layoutDirection
        node.environmentChanged = { [weak root] in root?.direction = $0.layoutDirection }
    }

    private func connect(followsSize: Bool) {
        node.itemsChanged = { [weak root] in root?.setItems($0) }
        surface.setLayoutRoot(root)
        if followsSize { surface.sizeWillChange = { [state] in state.resize(to: $0) } }
    }

    package func setContent(_ content: AnyView) {
        node.setContent(state.around(content))
    }

    /// Shows one of the content's views, as they are counted in a stack, instead of all in a column.
    package func showItem(at index: Int) {
        node.itemsChanged = { [weak root] in root?.setItems($0.indices.contains(index) ? [$0[index]] : []) }
    }

    package func close() {
        node.unmount()
        surface.tearDown()
    }
}

/// Puts the content in the middle of its host; several views stand in a column, as in SwiftUI.
package final class RootRenderNode: RenderNode {
    private lazy var column = LayoutRenderNode(VStackLayout(), graph: graph)
    /// The direction of the view that shows the host; nil: the program's.
    var direction: LayoutDirection? {
        didSet {
            guard direction != oldValue else { return }
            surface?.widgetsDidChange()
            directionDidChange()
        }
    }
    package override var ownDirection: LayoutDirection? { direction }
    package override func adjust(_ traits: inout WidgetTraits) {
        if graph.directionScopes > 0 { traits.direction = direction }
    }

    package func setItems(_ items: [RenderNode]) {
        if items.count > 1 {
            column.setItems(items)
            setChildren([column])
        } else {
            setChildren(items)
        }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    package override func layoutChildren() {
        guard let child = children.first else { return }
        let inner = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal: proposal)
    }
}
