import Foundation

/// Headers and footers of sections that stay in sight while their section is.
extension LazyRenderNode {
    private func run(_ role: LazyOutline.Role, ofSection section: Int) -> LazyOutline.Run? {
        outline.runs.first { $0.section == section && $0.role == role }
    }

    private func section(at place: CGFloat) -> Int? {
        column.extents.index(at: place).flatMap { outline.run(ofLine: $0)?.section }
    }

    /// The units that are pinned now and may have scrolled out of the window.
    func pinnedUnits(_ visible: Range<CGFloat>?) -> [Int] {
        guard !style.pinnedViews.isEmpty, let visible else { return [] }
        var units: [Int] = []
        if style.pinnedViews.contains(.sectionHeaders), let section = section(at: visible.lowerBound),
            let header = run(.header, ofSection: section)
        {
            units += header.firstUnit..<header.firstUnit + header.unitCount
        }
        if style.pinnedViews.contains(.sectionFooters), let section = section(at: visible.upperBound),
            let footer = run(.footer, ofSection: section)
        {
            units += footer.firstUnit..<footer.firstUnit + footer.unitCount
        }
        return units
    }

    /// Where a line goes: at its place, or at the edge of the visible part while its section is there.
    func pinnedPosition(ofLine line: Int, natural: CGFloat, _ visible: Range<CGFloat>) -> CGFloat {
        guard !style.pinnedViews.isEmpty, let run = outline.run(ofLine: line), let section = run.section else {
            return natural
        }
        switch run.role {
        case .header where style.pinnedViews.contains(.sectionHeaders):
            let runs = outline.runs.filter { $0.section == section && $0.role != .footer }
            guard let last = runs.last else { return natural }
            let end = column.extents.offset(of: last.lines.upperBound) - style.spacing
            let length = column.extents.offset(of: run.lines.upperBound) - column.extents.offset(of: run.firstLine)
            let inner = natural - column.extents.offset(of: run.firstLine)
            let pinned = min(max(natural - inner, visible.lowerBound), end - length + style.spacing)
            return max(natural, pinned + inner)
        case .footer where style.pinnedViews.contains(.sectionFooters):
            guard let first = outline.runs.first(where: { $0.section == section && $0.role != .header }) else {
                return natural
            }
            let start = column.extents.offset(of: first.firstLine)
            let end = column.extents.offset(of: run.lines.upperBound) - style.spacing
            let above = end - natural
            return min(natural, max(start, visible.upperBound - above))
        default:
            return natural
        }
    }
}
