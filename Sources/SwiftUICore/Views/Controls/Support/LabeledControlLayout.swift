import Foundation

/// A control behind its label in very large text: under it, where both have no room side by side. A small control, such as
/// a switch, stays behind a label of several lines.
struct LabeledControlLayout: Layout {
    private static let gap: CGFloat = 8
    /// Up to this share of the row a control is small.
    private static let smallShare: CGFloat = 0.35

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width, subviews)
        let width = frames.map(\.maxX).max() ?? 0
        return CGSize(width: max(width, proposal.width ?? 0), height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(in room: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        guard subviews.count == 2 else { return [] }
        let label = subviews[0].sizeThatFits(.unspecified)
        let control = subviews[1].sizeThatFits(.unspecified)
        let width = room ?? label.width + Self.gap + control.width
        let isBeside = label.width + Self.gap + control.width <= width || control.width <= width * Self.smallShare
        guard isBeside else {
            let full = ProposedViewSize(width: width, height: nil)
            let (label, control) = (subviews[0].sizeThatFits(full), subviews[1].sizeThatFits(full))
            return [
                CGRect(origin: .zero, size: label),
                CGRect(origin: CGPoint(x: 0, y: label.height + Self.gap), size: control),
            ]
        }
        let rest = max(0, width - control.width - Self.gap)
        let fitting = subviews[0].sizeThatFits(ProposedViewSize(width: rest, height: nil))
        let height = max(fitting.height, control.height)
        return [
            CGRect(origin: CGPoint(x: 0, y: (height - fitting.height) / 2), size: fitting),
            CGRect(origin: CGPoint(x: width - control.width, y: (height - control.height) / 2), size: control),
        ]
    }
}
