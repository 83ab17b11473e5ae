import Foundation

/// The widths of a grid's columns and the heights of its rows for one proposal.
///
/// Room is given out as in a stack: the least flexible column, or row, first, each offered an equal share of what is
/// left. A cell over several columns widens the last of them where they are too narrow.
struct GridMeasures {
    private let plan: GridPlan
    private(set) var widths: [CGFloat]
    private(set) var heights: [CGFloat]
    private var columnStarts: [CGFloat] = []
    private var rowStarts: [CGFloat] = []
    /// Where the guides of a row's cells meet, from the row's top; nil: the row is empty.
    private(set) var guides: [CGFloat?]
    private(set) var size = CGSize.zero

    @MainActor
    init(_ plan: GridPlan, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        self.plan = plan
        widths = Array(repeating: 0, count: plan.columnCount)
        heights = Array(repeating: 0, count: plan.rows.count)
        guides = Array(repeating: nil, count: plan.rows.count)
        measureColumns(proposal, subviews)
        var start: CGFloat = 0
        for column in 0..<plan.columnCount {
            start += plan.columnDistances[column]
            columnStarts.append(start)
            start += widths[column]
        }
        size.width = start
        measureRows(proposal, subviews)
        start = 0
        for row in plan.rows.indices {
            start += plan.rowDistances[row]
            rowStarts.append(start)
            start += heights[row]
        }
        size.height = start
    }

    func frame(of cell: GridPlan.Cell, row: Int) -> CGRect {
        let start = columnStarts[cell.column]
        return CGRect(x: start, y: rowStarts[row], width: width(of: cell), height: heights[row])
    }

    /// The width of a cell's columns and the distances between them.
    private func width(of cell: GridPlan.Cell) -> CGFloat {
        let columns = cell.column..<cell.column + cell.span
        return columns.reduce(0) { $0 + widths[$1] } + columns.dropFirst().reduce(0) { $0 + plan.columnDistances[$1] }
    }

    // MARK: Columns

    @MainActor
    private mutating func measureColumns(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        func longest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            var result: CGFloat = 0
            for row in plan.rows {
                for cell in row.cells where cell.column == column && cell.span == 1 {
                    guard !cell.unsized.contains(.horizontal) else { continue }
                    let offer = ProposedViewSize(width: width, height: nil)
                    result = max(result, subviews[subviews.startIndex + cell.index].sizeThatFits(offer).width)
                }
            }
            return result
        }
        let room = proposal.width.map { $0 - plan.columnDistances.reduce(0, +) }
        widths = Self.distribute(room, over: plan.columnCount, longest)
        for row in plan.rows {
            for cell in row.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
                let whole = ProposedViewSize(
                    width: proposal.width.map { min($0, spanOffer(cell, $0)) }, height: nil)
                let wanted = subviews[subviews.startIndex + cell.index].sizeThatFits(whole).width
                let missing = wanted - width(of: cell)
                guard missing > 0 else { continue }
                // A view without a row widens all columns alike.
                if cell.span == plan.columnCount {
                    for column in widths.indices { widths[column] += missing / CGFloat(plan.columnCount) }
                } else {
                    widths[cell.column + cell.span - 1] += missing
                }
            }
        }
    }

    /// What a cell over several columns may take: all that the columns beside it leave.
    private func spanOffer(_ cell: GridPlan.Cell, _ room: CGFloat) -> CGFloat {
        let columns = cell.column..<cell.column + cell.span
        var others: CGFloat = 0
        for column in widths.indices where !columns.contains(column) {
            others += widths[column] + plan.columnDistances[column]
        }
        return max(width(of: cell), room - others)
    }

    // MARK: Rows

    @MainActor
    private mutating func measureRows(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        let offers = plan.rows.map { row in row.cells.map { width(of: $0) } }
        func extent(_ row: Int, _ height: CGFloat?) -> (before: CGFloat, after: CGFloat)? {
            var result: (before: CGFloat, after: CGFloat)?
            var anchored: CGFloat = 0
            let line = plan.rows[row]
            for (place, cell) in line.cells.enumerated() where !cell.unsized.contains(.vertical) {
                let offer = ProposedViewSize(width: offers[row][place], height: height)
                let dimensions = subviews[subviews.startIndex + cell.index].dimensions(in: offer)
                guard cell.anchor == nil else {
                    anchored = max(anchored, dimensions.height)
                    continue
                }
                let guide = dimensions[line.vertical]
                let after = dimensions.height - guide
                result = result.map { (max($0.before, guide), max($0.after, after)) } ?? (guide, after)
            }
            guard let found = result else { return anchored > 0 ? (0, anchored) : nil }
            return (found.before, max(found.after, anchored - found.before))
        }
        func highest(_ row: Int, _ height: CGFloat?) -> CGFloat {
            extent(row, height).map { $0.before + $0.after } ?? 0
        }
        let room = proposal.height.map { $0 - plan.rowDistances.reduce(0, +) }
        heights = Self.distribute(room, over: plan.rows.count, highest)
        for row in plan.rows.indices {
            guard let found = extent(row, heights[row]) else {
                guides[row] = plan.rows[row].cells.isEmpty ? nil : 0
                continue
            }
            // Cells that are lower than the row stand on the guide of its height.
            let length = found.before + found.after
            let own = ViewDimensions(size: CGSize(width: 0, height: length))[plan.rows[row].vertical]
            guides[row] = max(found.before, heights[row] > length ? own : found.before)
        }
    }

    @MainActor
    private static func distribute(
        _ room: CGFloat?, over count: Int, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room, room.isFinite else { return (0..<count).map { length($0, room) } }
        let least = (0..<count).map { length($0, 0) }
        let flexibility = (0..<count).map { length($0, .infinity) - least[$0] }
        var result = Array(repeating: CGFloat(0), count: count)
        var rest = room
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (position, index) in order.enumerated() {
            result[index] = length(index, max(0, rest / CGFloat(count - position)))
            rest -= result[index]
        }
        return result
    }
}
