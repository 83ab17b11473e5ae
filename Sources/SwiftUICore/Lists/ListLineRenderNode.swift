import Foundation

/// One line of a list: a row, a header or a footer, with the room around it.
package final class ListLineRenderNode: WrapperRenderNode {
    private(set) var position = LazyOutline.Position()
    private let kind: _ListLook.Kind
    let row: ListRowRenderNode?
    private weak var list: (any ListSelecting)?

    init(_ kind: _ListLook.Kind, row: ListRowRenderNode?, list: any ListSelecting, graph: Graph) {
        self.kind = kind
        self.row = row
        self.list = list
        super.init(graph: graph)
    }

    func setPosition(_ new: LazyOutline.Position) {
        guard new != position else { return }
        position = new
        positionRow()
        setNeedsLayout()
    }

    func roomDidChange() {
        positionRow()
        row?.roomDidChange()
        setNeedsLayout()
    }

    private var room: ListRoom { list?.room ?? ListRoom() }

    /// Rows on cards that do not touch are a card each.
    private func positionRow() {
        var own = position
        if kind == .boxed, rowSpacing > 0 {
            own.isFirstInRun = true
            own.isLastInRun = true
        }
        row?.setPosition(own)
    }

    private var rowSpacing: CGFloat { room.rowSpacing ?? 0 }

    private var sectionGap: CGFloat {
        child?.trait(ListSectionSpacingTrait.self) ?? room.sectionSpacing ?? ListMetrics.sectionGap
    }

    private var margins: EdgeInsets {
        var margins = EdgeInsets()
        if kind != .plain {
            margins.leading = ListMetrics.sideMargin
            margins.trailing = ListMetrics.sideMargin
        }
        switch position.role {
        case .header:
            margins.top = position.isFirstLine ? ListMetrics.outerMargin : sectionGap
            margins.bottom = ListMetrics.headerGap
        case .footer:
            margins.top = ListMetrics.headerGap
        case .content:
            if !position.isFirstInRun {
                margins.top = rowSpacing
            } else if !position.hasHeader {
                margins.top = position.isFirstLine ? outerTop : sectionGap
            }
        }
        if position.isLastLine { margins.bottom += kind == .plain ? 0 : ListMetrics.outerMargin }
        return margins
    }

    private var outerTop: CGFloat { kind == .plain ? 0 : ListMetrics.outerMargin }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: margins)
        inner.width = inner.width.map { kind == .boxed ? min($0, ListMetrics.widestCard) : $0 }
        if position.role != .content {
            let insets = ListMetrics.insets(kind == .boxed ? .boxed : kind)
            inner.width = inner.width.map { max(0, $0 - (kind == .boxed ? 0 : insets.leading + insets.trailing)) }
        }
        return inner
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: proposal.width ?? size.width + margins.leading + margins.trailing,
            height: max(size.height, smallestHeight) + margins.top + margins.bottom)
    }

    private var smallestHeight: CGFloat {
        position.role == .header ? room.smallestHeader ?? 0 : 0
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = inner(proposal)
        let width = inner.width ?? child.sizeThatFits(inner).width
        var x = (size.width - width) / 2
        if position.role == .content || kind == .boxed { x = max(margins.leading, x) }
        let spare = position.role == .header ? max(0, smallestHeight - child.sizeThatFits(inner).height) : 0
        child.place(at: CGPoint(x: x, y: margins.top + spare), proposal: inner)
    }

    package override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        nil
    }
}
