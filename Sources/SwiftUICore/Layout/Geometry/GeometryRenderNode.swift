import Foundation

/// Takes all the room that is offered and has its content made for it.
final class GeometryRenderNode: RenderNode, ScrollObserver {
    /// Makes the content for the present geometry.
    var build: () -> Void = {}
    /// Called after commit when a frame that the content has read is another one now.
    var framesDidChange: () -> Void = {}
    private var builtSize: CGSize?
    private var builtInsets = EdgeInsets()
    private var frames: [CoordinateSpace: CGRect] = [:]

    var hasGeometry: Bool { builtSize != nil }

    /// The proxy for a run of the content's closure: what the closure reads of it is noted.
    func makeProxy() -> GeometryProxy {
        frames = [:]
        return GeometryProxy(self) { [weak self] space, frame in self?.frames[space] = frame }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func layoutChildren() {
        let insets = safeAreaInsets
        if builtSize != size || builtInsets != insets {
            builtSize = size
            builtInsets = insets
            build()
        }
        let own = ProposedViewSize(size)
        for child in children { child.place(at: .zero, proposal: own) }
    }

    override func commit(_ context: inout CommitContext) {
        if frames.contains(where: { layoutFrame(in: $0.key) != $0.value }) { framesDidChange() }
    }

    override func didEnter(_ surface: Surface) {
        enclosingScroll?.observe(self)
    }

    func scrollDidMove() {
        if !frames.isEmpty { setNeedsCommit() }
    }
}
