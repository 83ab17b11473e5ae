import SwiftUI

/// A row of a habit: its symbol, its name over the details, and what stands at the end. Where that would leave the name
/// too little room, as large text does, it stands under the name, beside the details.
struct HabitRowLayout: Layout {
    /// What a name has at least, in points.
    let nameWidth: CGFloat
    private let gap: CGFloat = 12
    private let lineGap: CGFloat = 2

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

    /// Those of the symbol, the name, the details and the end.
    private func frames(in room: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        guard subviews.count == 4 else { return [] }
        let symbol = subviews[0].sizeThatFits(.unspecified)
        let end = subviews[3].sizeThatFits(.unspecified)
        let start = symbol.width + gap
        let ideal = subviews[1...2].map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let width = room.flatMap { $0.isFinite ? $0 : nil } ?? start + ideal + gap + end.width
        let beside = width - start - end.width - gap
        return beside >= min(nameWidth, ideal)
            ? inOneRow(subviews, symbol, end, start: start, beside: beside, width: width)
            : inTwoRows(subviews, symbol, end, start: start, width: width)
    }

    private func inOneRow(
        _ subviews: Subviews, _ symbol: CGSize, _ end: CGSize, start: CGFloat, beside: CGFloat, width: CGFloat
    ) -> [CGRect] {
        let room = ProposedViewSize(width: beside, height: nil)
        let (name, details) = (subviews[1].sizeThatFits(room), subviews[2].sizeThatFits(room))
        let text = name.height + (details.height > 0 ? lineGap + details.height : 0)
        let height = max(symbol.height, text, end.height)
        let top = (height - text) / 2
        return [
            CGRect(origin: CGPoint(x: 0, y: (height - symbol.height) / 2), size: symbol),
            CGRect(origin: CGPoint(x: start, y: top), size: name),
            CGRect(origin: CGPoint(x: start, y: top + name.height + lineGap), size: details),
            CGRect(origin: CGPoint(x: width - end.width, y: (height - end.height) / 2), size: end),
        ]
    }

    private func inTwoRows(
        _ subviews: Subviews, _ symbol: CGSize, _ end: CGSize, start: CGFloat, width: CGFloat
    ) -> [CGRect] {
        let name = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, width - start), height: nil))
        let rest = max(0, width - start - end.width - gap)
        let details = subviews[2].sizeThatFits(ProposedViewSize(width: rest, height: nil))
        let top = name.height + lineGap
        let height = max(details.height, end.height)
        return [
            CGRect(origin: .zero, size: symbol),
            CGRect(origin: CGPoint(x: start, y: 0), size: name),
            CGRect(origin: CGPoint(x: start, y: top + (height - details.height) / 2), size: details),
            CGRect(origin: CGPoint(x: width - end.width, y: top + (height - end.height) / 2), size: end),
        ]
    }
}
