import Foundation

/// What a lazy container shows, as a flat sequence of units (render nodes that exist, rows that can be made) in lines.
@MainActor
package struct LazyOutline {
    package enum Role: Equatable {
        case header, content, footer
    }

    /// Units of one kind one after the other.
    private struct Segment {
        let firstUnit: Int
        let source: Source
        let count: Int
    }

    private enum Source {
        case items([RenderNode])
        case rows(any LazyRows)
    }

    /// Lines that hold equally many units.
    package struct Run {
        package let role: Role
        /// Which section the run belongs to; nil: none.
        package let section: Int?
        package let firstUnit: Int
        package let unitCount: Int
        package let firstLine: Int
        package let unitsPerLine: Int

        package var lineCount: Int { (unitCount + unitsPerLine - 1) / unitsPerLine }
        package var lines: Range<Int> { firstLine..<firstLine + lineCount }
    }

    private var segments: [Segment] = []
    package private(set) var runs: [Run] = []
    package private(set) var unitCount = 0
    package private(set) var lineCount = 0
    private var sectionCount = 0
    private let unitsPerLine: Int

    /// - Parameter unitsPerLine: how many units of content stand side by side; headers and footers stand alone.
    package init(_ chunks: [LazyChunk] = [], unitsPerLine: Int = 1) {
        // A grid without columns has one unit per line too.
        self.unitsPerLine = max(1, unitsPerLine)
        append(chunks, role: .content, section: nil)
    }

    private mutating func append(_ chunks: [LazyChunk], role: Role, section: Int?) {
        let start = unitCount
        var pending = start
        for chunk in chunks {
            switch chunk {
            case .items(let items) where !items.isEmpty:
                add(.items(items), count: items.count)
            case .rows(let rows) where rows.count > 0:
                add(.rows(rows), count: rows.count)
            case .section(let inner):
                closeRun(from: pending, role: role, section: section)
                let index = sectionCount
                sectionCount += 1
                append(inner.header, role: .header, section: index)
                append(inner.content, role: .content, section: index)
                append(inner.footer, role: .footer, section: index)
                pending = unitCount
            default:
                break
            }
        }
        closeRun(from: pending, role: role, section: section)
    }

    private mutating func add(_ source: Source, count: Int) {
        segments.append(Segment(firstUnit: unitCount, source: source, count: count))
        unitCount += count
    }

    private mutating func closeRun(from start: Int, role: Role, section: Int?) {
        guard unitCount > start else { return }
        let run = Run(
            role: role, section: section, firstUnit: start, unitCount: unitCount - start, firstLine: lineCount,
            unitsPerLine: role == .content ? unitsPerLine : 1)
        runs.append(run)
        lineCount += run.lineCount
    }

    /// Where a unit stands in its run and in the whole.
    package struct Position: Equatable {
        package var role = Role.content
        package var isFirstInRun = false
        package var isLastInRun = false
        package var isFirstLine = false
        package var isLastLine = false
        /// True for content whose section has a header.
        package var hasHeader = false

        package init() {}
    }

    package func position(ofUnit unit: Int) -> Position {
        var position = Position()
        let line = line(ofUnit: unit)
        let index = runs.partitioningIndex { $0.firstLine > line } - 1
        guard runs.indices.contains(index) else { return position }
        let run = runs[index]
        position.role = run.role
        position.isFirstInRun = unit == run.firstUnit
        position.isLastInRun = unit == run.firstUnit + run.unitCount - 1
        position.isFirstLine = line == 0
        position.isLastLine = line == lineCount - 1
        position.hasHeader =
            index > 0 && run.section != nil && runs[index - 1].section == run.section && runs[index - 1].role == .header
        return position
    }

    // MARK: Finding

    package func run(ofLine line: Int) -> Run? {
        let index = runs.partitioningIndex { $0.firstLine > line } - 1
        return runs.indices.contains(index) ? runs[index] : nil
    }

    package func units(inLine line: Int) -> Range<Int> {
        guard let run = run(ofLine: line) else { return 0..<0 }
        let first = run.firstUnit + (line - run.firstLine) * run.unitsPerLine
        return first..<min(first + run.unitsPerLine, run.firstUnit + run.unitCount)
    }

    package func line(ofUnit unit: Int) -> Int {
        let index = max(0, runs.partitioningIndex { $0.firstUnit > unit } - 1)
        guard runs.indices.contains(index) else { return 0 }
        return runs[index].firstLine + (unit - runs[index].firstUnit) / runs[index].unitsPerLine
    }

    private func segment(ofUnit unit: Int) -> Segment? {
        guard unit < unitCount else { return nil }
        let index = segments.partitioningIndex { $0.firstUnit > unit } - 1
        return segments.indices.contains(index) ? segments[index] : nil
    }

    /// The render nodes of a unit, made now if they do not exist.
    package func items(ofUnit unit: Int) -> [RenderNode] {
        guard let segment = segment(ofUnit: unit) else { return [] }
        switch segment.source {
        case .items(let items): return [items[unit - segment.firstUnit]]
        case .rows(let rows): return rows.items(at: unit - segment.firstUnit)
        }
    }

    /// What tells the unit from others after a change.
    package func identity(ofUnit unit: Int) -> AnyHashable? {
        guard let segment = segment(ofUnit: unit) else { return nil }
        switch segment.source {
        case .items(let items): return AnyHashable(ObjectIdentifier(items[unit - segment.firstUnit]))
        case .rows(let rows): return rows.rowID(at: unit - segment.firstUnit)
        }
    }

    /// The unit that ``identity(ofUnit:)`` gives `identity` for.
    package func unit(withIdentity identity: AnyHashable) -> Int? {
        for segment in segments {
            switch segment.source {
            case .items(let items):
                guard let object = identity.base as? ObjectIdentifier,
                    let index = items.firstIndex(where: { ObjectIdentifier($0) == object })
                else { continue }
                return segment.firstUnit + index
            case .rows(let rows):
                if let index = rows.index(of: identity) { return segment.firstUnit + index }
            }
        }
        return nil
    }

    /// The unit of a ForEach's row, looked up by the row's identity.
    package func unit(ofRow id: AnyHashable) -> Int? {
        for segment in segments {
            guard case .rows(let rows) = segment.source, let index = rows.index(of: id) else { continue }
            return segment.firstUnit + index
        }
        return nil
    }

    /// Lets go of all rows but those of `units`.
    package func keepOnly(_ units: IndexSet) {
        for segment in segments {
            guard case .rows(let rows) = segment.source else { continue }
            let range = segment.firstUnit..<segment.firstUnit + segment.count
            rows.keepOnly(Set(units.intersection(IndexSet(integersIn: range)).map { $0 - segment.firstUnit }))
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils `predicate`, in a collection where all behind it do too.
    package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
