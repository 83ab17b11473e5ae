import Foundation

/// The label inside a control: its views stand in a row, in the middle of the room that the control has for them.
package final class ControlLabelRenderNode: RenderNode {
    private lazy var row = LayoutRenderNode(HStackLayout(), graph: graph)
    var isLeading = false
    /// Called when something about the label may be another now.
    var changed: () -> Void = {}

    package func setItems(_ items: [RenderNode]) {
        if items.count > 1 {
            row.setItems(items)
            setChildren([row])
        } else {
            setChildren(items)
        }
    }

    package override func contentWasInvalidated() { changed() }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    package override func layoutChildren() {
        guard let child = children.first else { return }
        child.place(at: childOrigin(child.sizeThatFits(proposal), in: size), proposal: proposal)
    }

    private func childOrigin(_ inner: CGSize, in size: CGSize) -> CGPoint {
        CGPoint(x: isLeading ? 0 : (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard let child = children.first else { return nil }
        let inner = child.sizeThatFits(proposal)
        guard let guide = child.explicitGuide(key, proposal: proposal, size: inner) else { return nil }
        let origin = childOrigin(inner, in: size)
        return guide + (key.axis == .horizontal ? origin.x : origin.y)
    }
}
