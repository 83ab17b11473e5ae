import Foundation
import FoundationPlus

/// Brings what is dragged over one surface to the views under it.
@MainActor
package final class DropArena {
    private unowned let surface: Surface
    private weak var target: (any DropTargetNode)?
    /// Which drag the target has accepted: it is asked once for each.
    private weak var accepted: DropOffer?
    private var targets: [any DropTargetNode] = []

    init(_ surface: Surface) {
        self.surface = surface
    }

    func add(_ node: any DropTargetNode) { targets.append(node) }

    func remove(_ node: any DropTargetNode) { targets.removeAll { $0 === node } }

    /// Things are dropped anywhere in a view's frame, on the innermost view that takes them.
    private func target(of offer: DropOffer, at point: CGPoint) -> (any DropTargetNode)? {
        targets.filter {
            $0.contains(surfacePoint: point) && !$0.flags.contains(.isLeaving) && accepts($0, offer, point)
        }
        .max { $0.depthInTree < $1.depthInTree }
    }

    private func accepts(_ node: any DropTargetNode, _ offer: DropOffer, _ point: CGPoint) -> Bool {
        node === target && offer === accepted || node.accepts(offer, at: point)
    }

    /// What can be dragged at a point, and where on the surface the view is that stands for it.
    package func dragItem(at point: CGPoint) -> (item: DragItem, frame: CGRect)? {
        for case let node as any DragSourceNode in surface.hits(at: point) {
            guard let item = node.makeDragItem() else { continue }
            let frame = CGRect(origin: .zero, size: node.committedFrame.size).applying(node.transform)
            return (item, frame)
        }
        return nil
    }

    /// What would happen with a drop here; nil: no view takes it.
    package func moved(_ offer: DropOffer, to point: CGPoint) -> DropOperation? {
        let new = target(of: offer, at: point)
        let isNew = new !== target
        if isNew { left(offer) }
        target = new
        accepted = new == nil ? nil : offer
        return new?.dropMoved(offer, to: point, isNew: isNew)
    }

    package func left(_ offer: DropOffer) {
        target?.dropLeft(offer)
        target = nil
    }

    package func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void
    ) {
        guard moved(offer, to: point) != nil, let target else { return done(false) }
        self.target = nil
        target.drop(offer, providers, at: point, done: done)
    }
}

extension RenderNode {
    fileprivate var depthInTree: Int {
        sequence(first: self as RenderNode, next: \.parent).reduce(0) { count, _ in count + 1 }
    }
}
