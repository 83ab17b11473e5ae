import Foundation

/// The buttons of a bar over its whole width: all equally wide where every title fits so, else each as its title
/// needs. Titles that need more than there is get smaller by one and the same factor.
struct TabBarLayout: Layout {
    /// What of a button's width is no title.
    let padding: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(in: proposal.width, subviews)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }

    private func widths(in room: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
        guard let room, room.isFinite, let widest = ideal.max() else { return ideal }
        let count = CGFloat(ideal.count)
        if widest * count <= room { return ideal.map { _ in room / count } }
        let sum = ideal.reduce(0, +)
        if sum <= room { return ideal.map { $0 + (room - sum) / count } }
        let titles = max(1, sum - padding * count)
        let factor = max(0, room - padding * count) / titles
        return ideal.map { padding + max(0, $0 - padding) * factor }
    }
}
