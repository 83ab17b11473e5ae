import Foundation

/// One line of a list: a row, a header or a footer, with the room around it.
package final class ListLineRenderNode: WrapperRenderNode {
    private(set) var position = LazyOutline.Position()
    private let kind: _ListLook.Kind
    let row: ListRowRenderNode?

    init(_ kind: _ListLook.Kind, row: ListRowRenderNode?, graph: Graph) {
        self.kind = kind
        self.row = row
        super.init(graph: graph)
    }

    func setPosition(_ new: LazyOutline.Position) {
        guard new != position else { return }
        position = new
        row?.setPosition(new)
        setNeedsLayout()
    }

    private var margins: EdgeInsets {
        var margins = EdgeInsets()
        if kind != .plain {
            margins.leading = ListMetrics.sideMargin
            margins.trailing = ListMetrics.sideMargin
        }
        switch position.role {
        case .header:
            margins.top = position.isFirstLine ? ListMetrics.outerMargin : ListMetrics.sectionGap
            margins.bottom = ListMetrics.headerGap
        case .footer:
            margins.top = ListMetrics.headerGap
        case .content:
            if position.isFirstInRun, !position.hasHeader {
                margins.top = position.isFirstLine ? outerTop : ListMetrics.sectionGap
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
            height: size.height + margins.top + margins.bottom)
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = inner(proposal)
        let width = inner.width ?? child.sizeThatFits(inner).width
        var x = (size.width - width) / 2
        if position.role == .content || kind == .boxed { x = max(margins.leading, x) }
        child.place(at: CGPoint(x: x, y: margins.top), proposal: inner)
    }

    package override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        nil
    }
}
