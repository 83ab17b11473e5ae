import Foundation

/// The view under the pointer while something is dragged, on a surface of its own.
@MainActor
package final class DragPreview {
    package let surface: Surface
    let node: ViewNode

    init<V: View>(_ view: V, parent: ViewNode) {
        let graph = parent.graph
        let surface = Surface(graph: graph)
        let root = RootRenderNode(graph: graph)
        let node = ItemHostNode<V>(parent: parent)
        self.surface = surface
        self.node = node
        node.itemsChanged = { root.setItems($0) }
        surface.setLayoutRoot(root)
        node.setContent(view)
    }

    /// The size that the view likes to have, in points.
    package var size: CGSize { surface.sizeThatFits(.unspecified) }

    /// Called once more than needed where the dragged view goes before the drag ends.
    func end() {
        guard node.isMounted else { return }
        node.unmount()
        surface.tearDown()
    }
}
