import Foundation

extension View {
    /// Shares this view's geometry with the other views of the same `id` in `namespace`.
    ///
    /// The view that is the source keeps its own place and size; others are shown with the point `anchor` where the
    /// source's is, and in its size. Where one view takes the place of another one and the change animates, the new one
    /// comes from where the old one was.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// An identity that views share.
struct MatchKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

struct MatchedGeometryModifier: ItemModifier {
    typealias Body = Never
    let key: MatchKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeWrapper(for node: ViewNode) -> MatchedRenderNode { MatchedRenderNode(self, graph: node.graph) }
    func update(_ wrapper: MatchedRenderNode, for node: ViewNode) { wrapper.update(self) }
}

/// The views that share their geometry, by identity.
@MainActor
final class MatchedViews {
    private var nodes: [MatchKey: [MatchedRenderNode]] = [:]

    var isEmpty: Bool { nodes.isEmpty }

    func add(_ node: MatchedRenderNode) {
        nodes[node.modifier.key, default: []].append(node)
    }

    func remove(_ node: MatchedRenderNode) {
        let key = node.modifier.key
        nodes[key]?.removeAll { $0 === node }
        if nodes[key]?.isEmpty == true { nodes[key] = nil }
    }

    /// Called when layout has placed everything: gives those that follow a source its geometry.
    func settle() {
        for group in nodes.values {
            // Of several sources the newest one counts: it takes the place of the others.
            let source = group.last { $0.modifier.isSource && !$0.isGoing }
            for node in group where node !== source {
                node.follow(node.modifier.isSource && !node.isGoing ? nil : source)
            }
            guard let source else { continue }
            source.follow(nil)
            if source.isNew, let old = group.last(where: { $0.isGoing && !$0.isNew }) { source.come(from: old) }
        }
    }
}

/// Stands around a view that shares its geometry.
package final class MatchedRenderNode: WrapperRenderNode {
    private(set) var modifier: MatchedGeometryModifier
    /// The frame of the source in this node's coordinates; nil: this one keeps its own.
    private var target: CGRect?
    /// True until the view has been on screen.
    private(set) var isNew = true

    init(_ modifier: MatchedGeometryModifier, graph: Graph) {
        self.modifier = modifier
        super.init(graph: graph)
    }

    func update(_ new: MatchedGeometryModifier) {
        let isSame =
            new.key == modifier.key && new.properties == modifier.properties && new.anchor == modifier.anchor
            && new.isSource == modifier.isSource
        guard !isSame else { return }
        if surface != nil { graph.matchedViews.remove(self) }
        modifier = new
        if surface != nil { graph.matchedViews.add(self) }
        setNeedsLayout()
    }

    package override func didEnter(_ surface: Surface) { graph.matchedViews.add(self) }

    package override func willLeave(_ surface: Surface) {
        graph.matchedViews.remove(self)
        isNew = true
        target = nil
    }

    package override func commit(_ context: inout CommitContext) { isNew = false }

    /// True while the view, or one around it, is on its way out.
    var isGoing: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.flags.contains(.isLeaving) { return true }
            node = current.parent
        }
        return false
    }

    // MARK: Following

    func follow(_ source: MatchedRenderNode?) {
        let new = source.map { place(of: $0) }
        guard new != target else { return }
        target = new
        layoutChildren()
    }

    /// Where layout has put another node, in this node's coordinates.
    private func place(of other: MatchedRenderNode) -> CGRect {
        let own = layoutFrame(in: .global).origin
        let frame = other.layoutFrame(in: .global)
        return frame.offsetBy(dx: -own.x, dy: -own.y)
    }

    package override func layoutChildren() {
        guard let child else { return }
        guard let target else { return child.place(at: .zero, proposal: proposal) }
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        let size = child.sizeThatFits(proposal)
        var origin = CGPoint.zero
        if modifier.properties.contains(.position) {
            origin.x = target.minX + (target.width - size.width) * modifier.anchor.x
            origin.y = target.minY + (target.height - size.height) * modifier.anchor.y
        }
        child.place(at: origin, proposal: proposal)
    }

    /// Begins where another view is shown that this one takes the place of.
    func come(from old: MatchedRenderNode) {
        guard let child, let oldChild = old.child, old.surface === surface else { return }
        let own = layoutFrameOnSurface.origin
        let shown = CGRect(origin: .zero, size: oldChild.committedFrame.size).applying(oldChild.transform)
        var start = shown.offsetBy(dx: -own.x, dy: -own.y)
        if !modifier.properties.contains(.size) {
            start = CGRect(
                x: start.minX + (start.width - child.size.width) * modifier.anchor.x,
                y: start.minY + (start.height - child.size.height) * modifier.anchor.y, width: child.size.width,
                height: child.size.height)
        }
        if !modifier.properties.contains(.position) { start.origin = child.origin }
        child.start(from: start)
    }
}

extension RenderNode {
    /// The frame that layout has decided, in the coordinates of the surface.
    fileprivate var layoutFrameOnSurface: CGRect {
        var origin = origin
        var node = parent
        while let current = node, current.surface === surface {
            origin = CGPoint(x: origin.x + current.origin.x, y: origin.y + current.origin.y)
            node = current.parent
        }
        return CGRect(origin: origin, size: size)
    }

    /// Shows this node, which is new, at first in another frame of its parent, and on the way to its own from there; what
    /// fills it goes along.
    fileprivate func start(from frame: CGRect) {
        startElsewhere(frame)
        for child in children where child.origin == .zero && child.size == size {
            child.start(from: CGRect(origin: .zero, size: frame.size))
        }
    }
}
