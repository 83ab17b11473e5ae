import Foundation

/// What a row shows: its item with the row's margins, and the mark of a row that leads to another page.
package final class RowContentRenderNode: WrapperRenderNode {
    private let kind: _ListLook.Kind
    private let disclosure: DisclosureRenderNode
    /// How far the row is pulled aside, in points, positive to the right.
    var shift: CGFloat = 0

    init(_ kind: _ListLook.Kind, graph: Graph) {
        self.kind = kind
        disclosure = DisclosureRenderNode(graph: graph)
        super.init(graph: graph)
    }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] { items + [disclosure] }

    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        own.translatedBy(x: shift, y: 0)
    }

    private var insets: EdgeInsets { child?.trait(ListRowInsetsTrait.self) ?? ListMetrics.insets(kind) }

    private var showsDisclosure: Bool { child?.trait(RowActionTrait.self).showsDisclosure ?? false }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: insets)
        if showsDisclosure { inner.width = inner.width.map { max(0, $0 - DisclosureRenderNode.extent) } }
        return inner
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child?.sizeThatFits(inner(proposal)) ?? .zero
        let extra = showsDisclosure ? DisclosureRenderNode.extent : 0
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing + extra,
            height: max(ListMetrics.smallestRow(kind), size.height + insets.top + insets.bottom))
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = inner(ProposedViewSize(size))
        let proposal = ProposedViewSize(width: inner.width, height: nil)
        let room = size.height - insets.top - insets.bottom
        let y = insets.top + (room - child.sizeThatFits(proposal).height) / 2
        child.place(at: CGPoint(x: insets.leading, y: y), proposal: proposal)
        disclosure.isShown = showsDisclosure
        disclosure.place(
            at: CGPoint(x: size.width - insets.trailing - DisclosureRenderNode.length, y: (size.height - 16) / 2),
            proposal: .unspecified)
    }

    package override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        nil
    }
}
