import Foundation

/// Knows where the view of an anchor is. Whoever reads the anchor runs again when the view has moved.
final class AnchorProbe: DependencySource, @unchecked Sendable {
    // Both are touched on the main thread only.
    nonisolated(unsafe) private weak var node: AnchorRenderNode?
    nonisolated(unsafe) private var lastFrame = CGRect.zero

    /// A modifier on several views speaks of the first of them.
    @MainActor
    func take(_ new: AnchorRenderNode) {
        if node?.surface == nil { node = new }
    }

    @MainActor
    func read() -> CGRect {
        recordRead()
        if let node { lastFrame = node.layoutFrame(in: .global) }
        return lastFrame
    }

    @MainActor
    func nodeDidCommit(_ committed: AnchorRenderNode) {
        take(committed)
        guard node === committed else { return }
        let frame = committed.layoutFrame(in: .global)
        guard frame != lastFrame else { return }
        lastFrame = frame
        changed()
    }
}

struct AnchorProbeModifier: ItemModifier, EngineComparable {
    typealias Body = Never

    let probe: AnchorProbe

    func makeWrapper(for node: ViewNode) -> AnchorRenderNode { AnchorRenderNode(probe, graph: node.graph) }
    func update(_ wrapper: AnchorRenderNode, for node: ViewNode) {}
    static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.probe === new.probe }
}

package final class AnchorRenderNode: WrapperRenderNode, ScrollObserver {
    private let probe: AnchorProbe

    init(_ probe: AnchorProbe, graph: Graph) {
        self.probe = probe
        super.init(graph: graph)
        probe.take(self)
    }

    package override func commit(_ context: inout CommitContext) {
        probe.nodeDidCommit(self)
    }

    package override func didEnter(_ surface: Surface) {
        enclosingScroll?.observe(self)
    }

    package func scrollDidMove() {
        setNeedsCommit()
    }
}
