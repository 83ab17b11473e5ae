import Foundation

/// What a node says of a press before what is in it is asked.
package enum HitRule: Sendable {
    /// The press meets it where it meets something in it.
    case content
    /// The press meets it, whatever is in it.
    case hit
    /// The press meets neither it nor anything in it.
    case miss
}

extension Surface {
    /// The nodes that a press at a point meets, from the innermost one outwards.
    package func hits(at point: CGPoint) -> [RenderNode] {
        var path: [RenderNode] = []
        for node in contents.reversed() where collectHits(of: node, at: point, into: &path) { break }
        return path
    }

    private func collectHits(of node: RenderNode, at point: CGPoint, into path: inout [RenderNode]) -> Bool {
        guard node.surface === self, !node.flags.contains(.isLeaving), node.transform.meanScale > 1e-6 else {
            return false
        }
        let local = point.applying(node.transform.inverted())
        let rule = node.hitRule(at: local)
        guard rule != .miss else { return false }
        var isHit = false
        if node.childSurface === self {
            for child in node.childrenInPaintOrder.reversed() where collectHits(of: child, at: point, into: &path) {
                isHit = true
                break
            }
        }
        guard isHit || rule == .hit || node.showsContent(at: local) else { return false }
        path.append(node)
        return true
    }
}

extension RenderNode {
    /// The children, those in front last.
    package final var childrenInPaintOrder: [RenderNode] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// Whether a point of the surface lies in this node's frame.
    package final func contains(surfacePoint point: CGPoint) -> Bool {
        guard transform.meanScale > 1e-6 else { return false }
        return CGRect(origin: .zero, size: committedFrame.size).contains(point.applying(transform.inverted()))
    }

    /// A point of the surface in other coordinates.
    package final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let local = transform.meanScale > 1e-6 ? point.applying(transform.inverted()) : .zero
        switch space {
        case .local: return local
        case .global, .named:
            if let around = ancestor(of: space), around.surface === surface, around.transform.meanScale > 1e-6 {
                return point.applying(around.transform.inverted())
            }
            let origin = layoutFrame(in: space).origin
            return CGPoint(x: origin.x + local.x, y: origin.y + local.y)
        }
    }
}
