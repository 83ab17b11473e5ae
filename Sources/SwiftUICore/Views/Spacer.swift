import Foundation

/// Room that grows: along the axis of the stack around it, or along both where there is none.
public struct Spacer: View, Sendable {
    public typealias Body = Never

    /// The smallest length in points; nil: 8.
    public var minLength: CGFloat?

    /// Creates a space that is at least a length in points; nil for the usual distance.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _NodeHandle<Spacer> {
        _NodeHandle(SpacerNode(view, context))
    }
}

final class SpacerNode: LeafNode<Spacer> {
    private let spacer: SpacerRenderNode

    override init(_ view: Spacer, _ context: _NodeContext) {
        spacer = SpacerRenderNode(graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { spacer }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking { spacer.configure(axis: environment.stackAxis, minLength: view.minLength ?? 8) }
    }
}

final class SpacerRenderNode: RenderNode {
    private var axis: Axis?
    private var minLength: CGFloat = 0

    func configure(axis: Axis?, minLength: CGFloat) {
        guard axis != self.axis || minLength != self.minLength else { return }
        self.axis = axis
        self.minLength = minLength
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }

    override var spacing: ViewSpacing { .zero }
    // A spacer takes what all others leave.
    override var layoutPriority: Double { -.infinity }
}
