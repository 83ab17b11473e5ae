import Foundation

/// The actions beside a row. It lies next to the row, as wide as that, and comes into sight as far as the row is pulled.
///
/// The first action is the outermost one and takes all that is left, so that a far pull shows its colour.
package final class SwipeBarRenderNode: RenderNode {
    let edge: HorizontalEdge
    /// How far the row is pulled, in points, positive to the right.
    var shift: CGFloat = 0

    init(edge: HorizontalEdge, graph: Graph) {
        self.edge = edge
        super.init(graph: graph)
    }

    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        own.translatedBy(x: shift, y: 0)
    }

    /// How far the row is open with all actions in sight.
    var openLength: CGFloat { children.reduce(0) { $0 + length(of: $1) } }

    private func length(of action: RenderNode) -> CGFloat {
        action.sizeThatFits(ProposedViewSize(width: 0, height: size.height)).width
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func layoutChildren() {
        let others = openLength - (children.first.map(length) ?? 0)
        var before: CGFloat = 0
        // From the row outwards.
        for (index, child) in children.enumerated().reversed() {
            let width = index == 0 ? max(0, size.width - others) : length(of: child)
            let x = edge == .trailing ? before : size.width - before - width
            child.place(
                at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: size.height),
                proposal: ProposedViewSize(width: width, height: size.height))
            before += width
        }
    }
}
