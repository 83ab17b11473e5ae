import Foundation

/// Arranges views on top of each other.
public struct ZStackLayout: Layout, Sendable {
    /// How the views stand to each other across the stack.
    public var alignment: Alignment

    /// Creates layers with an alignment, by default in the middle.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let origin = CGPoint(
                x: bounds.minX + extent.guide.x - dimensions[alignment.horizontal],
                y: bounds.minY + extent.guide.y - dimensions[alignment.vertical])
            subview.place(at: origin, proposal: proposal)
        }
    }

    /// The size that holds all children with their guides on one point, and that point.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, guide: CGPoint) {
        guard let priority = subviews.map(\.priority).max() else { return (.zero, .zero) }
        var before = CGPoint.zero
        var after = CGPoint.zero
        var isFirst = true
        // Children of the highest priority decide the size, as SwiftUI documents for layoutPriority in a ZStack.
        for subview in subviews where subview.priority == priority {
            let dimensions = subview.dimensions(in: proposal)
            let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
            before = isFirst ? CGPoint(x: x, y: y) : CGPoint(x: max(before.x, x), y: max(before.y, y))
            let end = CGPoint(x: dimensions.width - x, y: dimensions.height - y)
            after = isFirst ? end : CGPoint(x: max(after.x, end.x), y: max(after.y, end.y))
            isFirst = false
        }
        return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
    }
}
