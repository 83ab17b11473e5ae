import Foundation

/// Which cell stands where in a grid, and how far rows and columns are apart.
struct GridPlan {
    struct Cell {
        let index: Int
        let column: Int
        let span: Int
        let horizontal: HorizontalAlignment
        let anchor: UnitPoint?
        /// Along these axes the cell takes what others leave it and asks for nothing.
        let unsized: Axis.Set
    }

    struct Row {
        var cells: [Cell] = []
        var vertical: VerticalAlignment
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    /// The distance before each column, and before each row; 0 before the first.
    private(set) var columnDistances: [CGFloat] = []
    private(set) var rowDistances: [CGFloat] = []

    @MainActor
    init(_ subviews: LayoutSubviews, layout: GridLayout) {
        let lines = Self.lines(of: subviews)
        columnCount = lines.map(\.width).max() ?? 0
        var alignments: [Int: HorizontalAlignment] = [:]
        for line in lines where line.row != nil {
            for (index, column, _) in line.entries {
                if let wanted = subviews[index][GridColumnAlignmentKey.self] { alignments[column] = wanted }
            }
        }
        for line in lines {
            var row = Row(vertical: line.row?.alignment ?? layout.alignment.vertical)
            for (index, column, span) in line.entries {
                let subview = subviews[index]
                row.cells.append(
                    Cell(
                        index: index - subviews.startIndex, column: column, span: line.row == nil ? columnCount : span,
                        horizontal: (line.row == nil ? nil : alignments[column]) ?? layout.alignment.horizontal,
                        anchor: subview[GridCellAnchorKey.self], unsized: subview[GridUnsizedAxesKey.self]))
            }
            rows.append(row)
        }
        measureDistances(subviews, layout)
    }

    private struct Line {
        var row: GridRowIdentity?
        var entries: [(index: Int, column: Int, span: Int)] = []
        var width = 0
    }

    /// Cells of one GridRow follow each other; any other view is a row of its own.
    @MainActor
    private static func lines(of subviews: LayoutSubviews) -> [Line] {
        var lines: [Line] = []
        for index in subviews.indices {
            let row = subviews[index][GridRowKey.self]
            if row == nil || lines.last?.row?.id != row?.id { lines.append(Line(row: row)) }
            let span = row == nil ? 1 : max(1, subviews[index][GridCellColumnsKey.self])
            let column = lines[lines.count - 1].width
            lines[lines.count - 1].entries.append((index, column, span))
            lines[lines.count - 1].width += span
        }
        return lines
    }

    @MainActor
    private mutating func measureDistances(_ subviews: LayoutSubviews, _ layout: GridLayout) {
        columnDistances = Array(repeating: 0, count: columnCount)
        rowDistances = Array(repeating: 0, count: rows.count)
        for (number, row) in rows.enumerated() {
            for (place, cell) in row.cells.enumerated() {
                let spacing = subviews[subviews.startIndex + cell.index].spacing
                if place > 0 {
                    let before = subviews[subviews.startIndex + row.cells[place - 1].index].spacing
                    let distance = layout.horizontalSpacing ?? before.distance(to: spacing, along: .horizontal)
                    columnDistances[cell.column] = max(columnDistances[cell.column], distance)
                }
                guard number > 0 else { continue }
                for above in rows[number - 1].cells where above.overlaps(cell) {
                    let before = subviews[subviews.startIndex + above.index].spacing
                    let distance = layout.verticalSpacing ?? before.distance(to: spacing, along: .vertical)
                    rowDistances[number] = max(rowDistances[number], distance)
                }
            }
            if number > 0, let fixed = layout.verticalSpacing { rowDistances[number] = fixed }
        }
    }
}

extension GridPlan.Cell {
    func overlaps(_ other: GridPlan.Cell) -> Bool {
        column < other.column + other.span && other.column < column + span
    }
}
