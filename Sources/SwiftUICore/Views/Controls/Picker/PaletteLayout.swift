import Foundation

/// Columns of equal width, as many as there is room for.
struct PaletteLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = cell(subviews)
        let columns = columns(in: proposal.width, cell, subviews.count)
        let rows = columns == 0 ? 0 : (subviews.count + columns - 1) / columns
        let ideal = length(columns, cell.width)
        let width = proposal.width.map { $0.isFinite ? max(ideal, $0) : ideal } ?? ideal
        return CGSize(width: width, height: length(rows, cell.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = cell(subviews)
        let columns = columns(in: bounds.width, cell, subviews.count)
        guard columns > 0 else { return }
        let step = (bounds.width + spacing) / CGFloat(columns)
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let center = CGPoint(
                x: bounds.minX + CGFloat(column) * step + (step - spacing) / 2,
                y: bounds.minY + CGFloat(row) * (cell.height + spacing) + cell.height / 2)
            subview.place(at: center, anchor: .center, proposal: .unspecified)
        }
    }

    private func cell(_ subviews: Subviews) -> CGSize {
        subviews.reduce(into: CGSize.zero) { cell, subview in
            let size = subview.sizeThatFits(.unspecified)
            cell.width = max(cell.width, size.width)
            cell.height = max(cell.height, size.height)
        }
    }

    private func columns(in width: CGFloat?, _ cell: CGSize, _ count: Int) -> Int {
        guard let width, width.isFinite else { return count }
        let fitting = Int((max(0, width) + spacing) / max(1, cell.width + spacing))
        return min(count, max(1, fitting))
    }

    private func length(_ count: Int, _ each: CGFloat) -> CGFloat {
        count == 0 ? 0 : CGFloat(count) * (each + spacing) - spacing
    }
}
