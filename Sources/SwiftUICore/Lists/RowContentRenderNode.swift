import Foundation

/// What a row shows: its item with the row's margins, and the mark of a row that leads to another page.
package final class RowContentRenderNode: WrapperRenderNode {
    private let kind: _ListLook.Kind
    private let disclosure: DisclosureRenderNode
    private let leading: RowControlRenderNode
    private let handle: RowControlRenderNode
    weak var row: ListRowRenderNode?
    /// How far the row is pulled aside, in points, positive to the right.
    var shift: CGFloat = 0

    init(_ kind: _ListLook.Kind, graph: Graph) {
        self.kind = kind
        disclosure = DisclosureRenderNode(graph: graph)
        leading = RowControlRenderNode(graph: graph)
        handle = RowControlRenderNode(graph: graph)
        super.init(graph: graph)
    }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] { items + [disclosure, leading, handle] }

    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        own.translatedBy(x: shift, y: 0)
    }

    private var insets: EdgeInsets { child?.trait(ListRowInsetsTrait.self) ?? ListMetrics.insets(kind) }

    private var showsDisclosure: Bool {
        guard let child, row?.isEdited != true else { return false }
        return child.trait(RowActionTrait.self).showsDisclosure
    }

    /// The room that controls of the row take at its start and at its end, in points.
    private var leadingExtent: CGFloat { row?.leadingControl == nil ? 0 : RowControlRenderNode.extent }

    private var trailingExtent: CGFloat {
        (showsDisclosure ? DisclosureRenderNode.extent : 0)
            + (row?.showsHandle == true ? RowControlRenderNode.extent : 0)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: insets)
        inner.width = inner.width.map { max(0, $0 - leadingExtent - trailingExtent) }
        return inner
    }

    private var smallestHeight: CGFloat { row?.list?.room.smallestRow ?? ListMetrics.smallestRow(kind) }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child?.sizeThatFits(inner(proposal)) ?? .zero
        let extra = leadingExtent + trailingExtent
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing + extra,
            height: max(smallestHeight, size.height + insets.top + insets.bottom))
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = inner(ProposedViewSize(size))
        let proposal = ProposedViewSize(width: inner.width, height: nil)
        let room = size.height - insets.top - insets.bottom
        let y = insets.top + (room - child.sizeThatFits(proposal).height) / 2
        child.place(at: CGPoint(x: insets.leading + leadingExtent, y: y), proposal: proposal)
        placeControls()
        disclosure.isShown = showsDisclosure
        disclosure.place(
            at: CGPoint(x: size.width - insets.trailing - DisclosureRenderNode.length, y: (size.height - 16) / 2),
            proposal: .unspecified)
    }

    private func placeControls() {
        leading.clicked = { [weak self] in self?.row?.leadingControlClicked() }
        leading.kind = row?.leadingControl
        handle.kind = row?.showsHandle == true ? .handle : nil
        let length = RowControlRenderNode.length
        let y = (size.height - length) / 2
        leading.place(at: CGPoint(x: insets.leading, y: y), proposal: .unspecified)
        handle.place(at: CGPoint(x: size.width - insets.trailing - length, y: y), proposal: .unspecified)
    }

    /// Shows whether the row is chosen.
    func setChosen(_ isChosen: Bool) { leading.isOn = isChosen }

    package override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        nil
    }
}
