import Foundation
import FoundationPlus

/// A view that takes drops.
@MainActor
package protocol DropTargetNode: RenderNode {
    func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool
    func dropMoved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation
    func dropLeft(_ offer: DropOffer)
    func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void)
}

struct DropModifier<Handler: DropHandler>: ItemModifier {
    typealias Body = Never

    let handler: Handler

    func makeWrapper(for node: ViewNode) -> DropRenderNode<Handler> { DropRenderNode(handler, node: node) }
    func update(_ wrapper: DropRenderNode<Handler>, for node: ViewNode) { wrapper.handler = handler }
}

package final class DropRenderNode<Handler: DropHandler>: PointerRenderNode, DropTargetNode {
    var handler: Handler
    private unowned let node: ViewNode
    private var operation = DropOperation.copy

    init(_ handler: Handler, node: ViewNode) {
        self.handler = handler
        self.node = node
        super.init(graph: node.graph)
    }

    package override var needs: PointerNeeds { .drop }

    package override func didEnter(_ surface: Surface) {
        super.didEnter(surface)
        surface.drops.add(self)
    }

    package override func willLeave(_ surface: Surface) {
        super.willLeave(surface)
        surface.drops.remove(self)
    }

    package func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool {
        node.environment.isEnabled && handler.accepts(offer, at: convert(point, to: .local))
    }

    package func dropMoved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation {
        if isNew { operation = .copy }
        operation = handler.moved(offer, to: convert(point, to: .local), isNew: isNew) ?? operation
        return operation
    }

    package func dropLeft(_ offer: DropOffer) { handler.left(offer) }

    package func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void
    ) {
        handler.drop(offer, providers, at: convert(point, to: .local), done: done)
    }
}
