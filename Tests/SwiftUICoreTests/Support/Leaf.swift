import Foundation
import RecordingBackend
@testable import SwiftUICore

/// A view with one widget and a known size.
struct Leaf: Equatable, Sendable {
    var name: String
    var width: Extent
    var height: Extent
    var spacing: ViewSpacing
    /// The first baseline, in points from the top; nil: none of its own.
    var baseline: CGFloat?

    init(
        _ name: String, _ width: Extent = 10, _ height: Extent = 10, spacing: ViewSpacing = ViewSpacing(),
        baseline: CGFloat? = nil
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.spacing = spacing
        self.baseline = baseline
    }
}

extension Leaf: View {
    typealias Body = Never

    static func _makeNode(_ view: Leaf, _ context: _NodeContext) -> _NodeHandle<Leaf> {
        _NodeHandle(TestLeafNode(view, context))
    }
}

private final class TestLeafNode: LeafNode<Leaf> {
    private let leaf: LeafRenderNode

    override init(_ view: Leaf, _ context: _NodeContext) {
        leaf = LeafRenderNode(view, graph: context.parent.graph)
        super.init(view, context)
    }

    override var renderNode: RenderNode { leaf }

    override func viewDidChange() {
        leaf.change(to: view)
    }
}

private final class LeafRenderNode: RenderNode {
    private var leaf: Leaf
    private var recorded: RecordingWidget?
    private var shownName: String?

    init(_ leaf: Leaf, graph: Graph) {
        self.leaf = leaf
        super.init(graph: graph)
    }

    func change(to new: Leaf) {
        let old = leaf
        leaf = new
        if old.name != new.name { setNeedsCommit() }
        if old.width != new.width || old.height != new.height || old.spacing != new.spacing
            || old.baseline != new.baseline
        {
            setNeedsLayout()
        }
    }

    override var widget: (any PlatformWidget)? { recorded }

    override func didEnter(_ surface: Surface) {
        guard let backend = graph.backend as? RecordingBackend else { return }
        recorded = RecordingWidget(leaf.name, backend: backend)
        shownName = leaf.name
        surface.widgetsDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: leaf.width.length(for: proposal.width), height: leaf.height.length(for: proposal.height))
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key ? leaf.baseline : nil
    }

    override var spacing: ViewSpacing { leaf.spacing }

    override func commit(_ context: inout CommitContext) {
        guard shownName != leaf.name else { return }
        shownName = leaf.name
        recorded?.set("name", to: leaf.name)
    }

    override func draw(in painter: any Painter) {
        if let recorded { painter.draw(recorded) }
    }
}
