import Foundation

/// Shows the first of its views whose ideal size fits into the room that is offered, or else the last.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: along which the ideal size must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(FittingNode(view, context))
    }
}

final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
    private let fitting: FittingRenderNode
    private var candidates: [ObjectIdentifier: CandidateRenderNode] = [:]

    override init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
        fitting = FittingRenderNode(graph: context.parent.graph)
        fitting.axes = view.axes
        super.init(view, context)
        setContent(view.content)
    }

    override var renderNode: RenderNode { fitting }

    override func viewDidChange() {
        if fitting.axes != view.axes {
            fitting.axes = view.axes
            fitting.setNeedsLayout()
        }
        setContent(view.content)
    }

    override func setItems(_ items: [RenderNode]) {
        var kept: [ObjectIdentifier: CandidateRenderNode] = [:]
        let new = items.map { item in
            let candidate = candidates[ObjectIdentifier(item)] ?? CandidateRenderNode(item)
            kept[ObjectIdentifier(item)] = candidate
            return candidate
        }
        candidates = kept
        fitting.setChildren(new)
    }
}

final class FittingRenderNode: RenderNode {
    var axes: Axis.Set = []

    private func choice(_ proposal: ProposedViewSize) -> RenderNode? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return children.first { child in
            let size = child.sizeThatFits(ideal)
            return fits(size.width, proposal.width, .horizontal) && fits(size.height, proposal.height, .vertical)
        } ?? children.last
    }

    private func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
        guard axes.contains(axis), let offered else { return true }
        return length <= offered
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func layoutChildren() {
        let chosen = choice(proposal)
        for child in children {
            (child as? CandidateRenderNode)?.isChosen = child === chosen
            if child === chosen { child.place(at: .zero, proposal: proposal) }
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, proposal: proposal, size: size)
    }

    override var spacing: ViewSpacing {
        (children.first { ($0 as? CandidateRenderNode)?.isChosen == true } ?? children.first)?.spacing ?? ViewSpacing()
    }
}

/// Around one of the views: on the surface only while it is the one that fits.
package final class CandidateRenderNode: WrapperRenderNode {
    init(_ item: RenderNode) {
        super.init(graph: item.graph)
        setChildren([item])
    }

    var isChosen = false {
        didSet {
            guard isChosen != oldValue, let surface else { return }
            for child in children {
                if isChosen { child.enter(surface) } else { child.leaveSurface() }
            }
            surface.widgetsDidChange()
            setNeedsCommit()
        }
    }

    package override var childSurface: Surface? { isChosen ? surface : nil }

    package override func draw(in painter: any Painter) {
        if isChosen { drawChildren(in: painter) }
    }
}
