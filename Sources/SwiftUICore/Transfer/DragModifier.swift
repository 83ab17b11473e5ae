import Foundation
import FoundationPlus

/// A view that can be dragged.
@MainActor
package protocol DragSourceNode: RenderNode {
    /// nil: now it cannot.
    func makeDragItem() -> DragItem?
}

struct DragModifier<Preview: View>: ItemModifier {
    typealias Body = Never

    let content: () -> (providers: [NSItemProvider], values: [Any])
    let preview: (() -> Preview)?

    func makeWrapper(for node: ViewNode) -> DragRenderNode<Preview> { DragRenderNode(self, node: node) }
    func update(_ wrapper: DragRenderNode<Preview>, for node: ViewNode) { wrapper.modifier = self }
}

package final class DragRenderNode<Preview: View>: PointerRenderNode, OwningRenderNode, DragSourceNode {
    var modifier: DragModifier<Preview>
    private unowned let node: ViewNode
    /// What hangs under the view's node goes with it, even in the middle of a drag.
    private weak var preview: DragPreview?

    init(_ modifier: DragModifier<Preview>, node: ViewNode) {
        self.modifier = modifier
        self.node = node
        super.init(graph: node.graph)
    }

    package override var needs: PointerNeeds { .drag }

    package func makeDragItem() -> DragItem? {
        guard node.environment.isEnabled else { return nil }
        let (providers, values) = DependencyTracker.untracked { modifier.content() }
        guard !providers.isEmpty else { return nil }
        let preview = modifier.preview.map { preview in
            DragPreview(DependencyTracker.untracked { preview() }, parent: node)
        }
        self.preview = preview
        return DragItem(providers: providers, values: values, preview: preview)
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) {
        if let preview, preview.node.isMounted { visit(preview.node) }
    }

    package func disown() { preview?.end() }
}
