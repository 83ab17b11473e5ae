import Foundation

/// Around a scroll view's node: lets the view reach under bars at the ends of its axes, with its content clear of them.
package final class ScrollFrameRenderNode: WrapperRenderNode {
    let scroll: ScrollRenderNode

    init(_ scroll: ScrollRenderNode, graph: Graph) {
        self.scroll = scroll
        super.init(graph: graph)
        setChildren([scroll])
    }

    package override func layoutChildren() {
        var edges: Edge.Set = []
        if scroll.configuration.axes.contains(.vertical) { edges.formUnion(.vertical) }
        if scroll.configuration.axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        let insets = safeAreaInsets.keeping(edges)
        scroll.contentInsets = insets
        let whole = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        scroll.place(
            at: CGPoint(x: -insets.leading, y: -insets.top), size: whole,
            proposal: ProposedViewSize(
                width: proposal.width.map { $0 + insets.leading + insets.trailing },
                height: proposal.height.map { $0 + insets.top + insets.bottom }))
    }
}
