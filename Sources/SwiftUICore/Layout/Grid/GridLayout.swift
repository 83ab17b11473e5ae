import Foundation

/// Arranges rows of cells in columns, in a container that views can switch to and from.
public struct GridLayout: Layout, Sendable {
    /// How cells lie in their columns and rows.
    public var alignment: Alignment
    /// The distance between columns in points; nil: what the cells prefer, mostly 8.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil: what the cells prefer, mostly 8.
    public var verticalSpacing: CGFloat?

    /// Creates a grid with an alignment and distances in points; nil for the usual ones.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public struct Cache {
        var plan: GridPlan
        var results: [(proposal: ProposedViewSize, measures: GridMeasures)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(plan: GridPlan(subviews, layout: self))
    }

    private func measures(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridMeasures {
        if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.measures }
        let new = GridMeasures(cache.plan, proposal, subviews)
        if cache.results.count == 4 { cache.results.removeFirst() }
        cache.results.append((proposal, new))
        return new
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        measures(proposal, subviews, &cache).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let measures = measures(proposal, subviews, &cache)
        for (row, line) in cache.plan.rows.enumerated() {
            for cell in line.cells {
                let frame = measures.frame(of: cell, row: row).offsetBy(dx: bounds.minX, dy: bounds.minY)
                let subview = subviews[subviews.startIndex + cell.index]
                let proposal = ProposedViewSize(frame.size)
                if let anchor = cell.anchor {
                    let point = CGPoint(
                        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
                    subview.place(at: point, anchor: anchor, proposal: proposal)
                } else {
                    let dimensions = subview.dimensions(in: proposal)
                    let own = ViewDimensions(size: frame.size)
                    let x = own[cell.horizontal] - dimensions[cell.horizontal]
                    let y = measures.guides[row].map { $0 - dimensions[line.vertical] } ?? 0
                    subview.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: proposal)
                }
            }
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing(all: .open)
        for (row, line) in cache.plan.rows.enumerated() {
            for cell in line.cells {
                var edges: Edge.Set = []
                if row == 0 { edges.formUnion(.top) }
                if row == cache.plan.rows.count - 1 { edges.formUnion(.bottom) }
                if cell.column == 0 { edges.formUnion(.leading) }
                if cell.column + cell.span == cache.plan.columnCount { edges.formUnion(.trailing) }
                result.formUnion(subviews[subviews.startIndex + cell.index].spacing, edges: edges)
            }
        }
        return result
    }
}
