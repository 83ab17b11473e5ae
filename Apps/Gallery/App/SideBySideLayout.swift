import SwiftUI

/// Two views beside each other where there is room for both, or else one under the other.
struct SideBySideLayout: Layout {
    var spacing: CGFloat
    /// The least width of both together at which they stand beside each other.
    var threshold: CGFloat = 720

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: threshold, height: 0)).width
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: share(of: width), height: nil)) }
        let height =
            isWide(width)
            ? sizes.map(\.height).max() ?? 0
            : sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = share(of: bounds.width)
        var position = bounds.origin
        for subview in subviews {
            let offer = ProposedViewSize(width: width, height: nil)
            subview.place(at: position, proposal: offer)
            if isWide(bounds.width) {
                position.x += width + spacing
            } else {
                position.y += subview.sizeThatFits(offer).height + spacing
            }
        }
    }

    private func isWide(_ width: CGFloat) -> Bool { width >= threshold }

    private func share(of width: CGFloat) -> CGFloat { isWide(width) ? (width - spacing) / 2 : width }
}
