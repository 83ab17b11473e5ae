import Foundation

/// The render node of the lazy stacks and grids: only lines near the visible part of the scroll view around it exist.
///
/// Lines that nobody has seen count with the average length of those that have been; when one turns out otherwise, the
/// scroll view's offset follows, so that the first visible line stays where it is.
package final class LazyRenderNode: RenderNode, ScrollObserver {
    var style: LazyStyle
    private var chunks: [LazyChunk] = []
    private(set) var outline = LazyOutline()
    private(set) var column: LazyColumn
    /// The units that exist, with what they show.
    private(set) var units: [Int: [RenderNode]] = [:]
    private var identities: [Int: AnyHashable] = [:]
    private var wanted = IndexSet()
    /// True where ``wanted`` speaks of units of before a change.
    private var isOutdated = false
    /// Rows that have gone: shown until their transition has ended, without a place among the others.
    private(set) var leaving: [RenderNode] = []
    /// What was shown before a change.
    private var before: LazySnapshot?
    /// Called with what a unit shows and where it stands, before it is measured.
    var willShow: (([RenderNode], LazyOutline.Position) -> Void)?
    /// The length across for which the lines were measured.
    private var crossLength: CGFloat?
    private var tracks: LazyTracks?

    init(_ style: LazyStyle, graph: Graph) {
        self.style = style
        column = LazyColumn(spacing: style.spacing)
        super.init(graph: graph)
    }

    var axis: Axis { style.axis }

    private var scrollAround: ScrollRenderNode? {
        var scroll = enclosingScroll
        while let current = scroll {
            if current.configuration.axes.contains(Axis.Set(axis)) { return current }
            scroll = current.enclosingScroll
        }
        return nil
    }

    package override func didEnter(_ surface: Surface) {
        scrollAround?.observe(self)
    }

    // MARK: Content

    func setStyle(_ new: LazyStyle) {
        guard new != style else { return }
        style = new
        column.extents.spacing = new.spacing
        crossLength = nil
        tracks = nil
        setNeedsLayout()
    }

    func setChunks(_ new: [LazyChunk]) {
        chunks = new
        rebuild(unitsPerLine: tracks?.tracks.count ?? 1)
        setNeedsLayout()
    }

    /// Takes over another number of columns, or other rows, keeping what is known of rows that are still there.
    private func rebuild(unitsPerLine: Int) {
        let old = outline
        leaving.removeAll { !$0.isLeaving }
        for items in units.values { takeLeaving(of: items) }
        if before == nil, crossLength != nil { before = LazySnapshot(units, count: old.unitCount) }
        outline = LazyOutline(chunks, unitsPerLine: unitsPerLine)
        var moved: [(old: Int, new: Int?)] = []
        var shift = 0
        for (unit, identity) in identities.sorted(by: { $0.key < $1.key }) {
            var new: Int? = unit + shift
            if outline.identity(ofUnit: unit + shift) != identity { new = outline.unit(withIdentity: identity) }
            if let new { shift = new - unit }
            let line = old.line(ofUnit: unit)
            if moved.last?.old != line { moved.append((line, new.map(outline.line(ofUnit:)))) }
        }
        column.rearrange(count: outline.lineCount, moved: moved)
        units = [:]
        identities = [:]
        wanted = IndexSet()
        isOutdated = true
    }

    /// Gives the items that stay. Those on their way out are kept until they have left.
    @discardableResult
    private func takeLeaving(of items: [RenderNode]) -> [RenderNode] {
        guard items.contains(where: \.isLeaving) else { return items }
        for item in items where item.isLeaving && !leaving.contains(where: { $0 === item }) {
            item.hoistPresence()
            if item.surface != nil { leaving.append(item) }
        }
        return items.filter { !$0.isLeaving }
    }

    // MARK: Which units exist

    /// The visible part in this node's coordinates along its axis; nil: there is no scroll view, and all is visible.
    private var visible: Range<CGFloat>? {
        guard let scroll = scrollAround else { return nil }
        let rect = scroll.visibleRect(in: self)
        let leading = isRightToLeft ? size.width - rect.maxX : rect.minX
        let start = axis == .horizontal ? leading : rect.minY
        // Before the first layout the view's size is not known: a few rows are enough to estimate from.
        let length = max(axis == .horizontal ? rect.width : rect.height, 100)
        return start..<start + length
    }

    /// Makes the units of the window, and the pinned ones, exist. Returns true where something has changed.
    private func realize(_ visible: Range<CGFloat>?) -> Bool {
        var needed = IndexSet()
        _ = column.show(visible)
        if let first = column.window.first, let last = column.window.last {
            needed.insert(integersIn: outline.units(inLine: first).lowerBound..<outline.units(inLine: last).upperBound)
        }
        for unit in pinnedUnits(visible) { needed.insert(unit) }
        guard needed != wanted || isOutdated else { return false }
        wanted = needed
        isOutdated = false
        var children: [RenderNode] = []
        var new: [Int: [RenderNode]] = [:]
        for unit in needed {
            let items = takeLeaving(of: outline.items(ofUnit: unit))
            new[unit] = items
            identities[unit] = identities[unit] ?? outline.identity(ofUnit: unit)
            children += items
        }
        if let willShow {
            for (unit, items) in new { willShow(items, outline.position(ofUnit: unit)) }
        }
        units = new
        identities = identities.filter { new[$0.key] != nil }
        before?.startArrivals(in: new)
        before = nil
        setChildren(leaving + children)
        outline.keepOnly(needed)
        return true
    }

    package func scrollDidMove() {
        guard !flags.contains(.needsLayout), let visible else { return }
        column.setAnchor(at: visible.lowerBound)
        let isChanged = column.show(visible)
        if isChanged || !pinnedUnits(visible).allSatisfy({ wanted.contains($0) }) {
            setNeedsLayout()
        } else if !style.pinnedViews.isEmpty {
            placeLines(visible)
        }
    }

    // MARK: Layout

    private func tracks(for cross: CGFloat) -> LazyTracks? {
        guard case .grid(let items, let alignment) = style.arrangement else { return nil }
        return LazyTracks(items, length: cross, alignment: alignment)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let cross = proposal[axis.other]
        if let cross, cross == crossLength { return CGSize(column.extents.total, acrossLength(cross), along: axis) }
        if wanted.isEmpty { _ = realize(visible) }
        guard let cross, cross.isFinite else {
            let widest = idealAcross()
            return CGSize(estimate(widest), acrossLength(widest), along: axis)
        }
        return CGSize(estimate(cross), acrossLength(cross), along: axis)
    }

    private func acrossLength(_ cross: CGFloat) -> CGFloat {
        tracks(for: cross)?.length ?? cross
    }

    private func idealAcross() -> CGFloat {
        let widest = units.values.joined().map { $0.sizeThatFits(.unspecified)[axis.other] }.max() ?? 0
        guard case .grid(let items, _) = style.arrangement else { return widest }
        let distances = items.dropLast().map { $0.spacing ?? LazyStyle.standardSpacing }.reduce(0, +)
        return items.reduce(distances) { sum, item in
            switch item.size {
            case .fixed(let length): sum + length
            case .flexible(let minimum, let maximum): sum + max(minimum, min(widest, maximum))
            case .adaptive(let minimum, let maximum): sum + max(minimum, min(widest, maximum))
            }
        }
    }

    /// The length of all lines at another length across than the present one: from the units that exist.
    private func estimate(_ cross: CGFloat) -> CGFloat {
        let tracks = tracks(for: cross)
        let other = LazyOutline(chunks, unitsPerLine: tracks?.tracks.count ?? 1)
        var lengths: [Int: CGFloat] = [:]
        for unit in units.keys {
            let line = other.line(ofUnit: unit)
            lengths[line] = max(lengths[line] ?? 0, length(ofUnit: unit, in: other, tracks, cross))
        }
        guard !lengths.isEmpty else { return 0 }
        let average = lengths.values.reduce(0, +) / CGFloat(lengths.count)
        return average * CGFloat(other.lineCount) + CGFloat(other.lineCount - 1) * style.spacing
    }

    private func length(ofUnit unit: Int, in outline: LazyOutline, _ tracks: LazyTracks?, _ cross: CGFloat) -> CGFloat {
        guard let items = units[unit] else { return 0 }
        let proposal = ProposedViewSize(nil, offered(unit, in: outline, tracks, cross).length, along: axis)
        let length = items.reduce(0) { $0 + $1.sizeThatFits(proposal)[axis] }
        // An element that shows nothing takes no place: not even the distance to the next one.
        return items.isEmpty ? -style.spacing : length + CGFloat(items.count - 1) * style.spacing
    }

    /// Where a unit goes across the axis.
    private func offered(
        _ unit: Int, in outline: LazyOutline, _ tracks: LazyTracks?, _ cross: CGFloat
    ) -> LazyTracks.Track {
        guard let tracks, !tracks.tracks.isEmpty else {
            return LazyTracks.Track(position: 0, length: cross, alignment: .center)
        }
        let line = outline.line(ofUnit: unit)
        guard let run = outline.run(ofLine: line), run.role == .content else {
            return LazyTracks.Track(position: 0, length: tracks.length, alignment: .center)
        }
        return tracks.tracks[(unit - run.firstUnit) % run.unitsPerLine]
    }

    package override func layoutChildren() {
        let cross = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? size[axis.other]
        if cross != crossLength {
            crossLength = cross
            let new = tracks(for: cross)
            column.extents.forgetAll()
            if new?.tracks.count != tracks?.tracks.count { rebuild(unitsPerLine: max(1, new?.tracks.count ?? 1)) }
            tracks = new
        }
        var visible = visible
        // Rows that turn out longer or shorter than expected let fewer or more in; a few rounds settle it.
        for _ in 0..<Self.roundLimit {
            let isChanged = realize(visible)
            let isCorrected = measureLines(cross)
            if let range = visible { visible = followAnchor(range) }
            if !isChanged && !isCorrected { break }
        }
        placeLines(visible)
        if let visible { column.setAnchor(at: visible.lowerBound) }
        if abs(column.extents.total - size[axis]) > 0.01 { setNeedsLayout() }
    }

    private static let roundLimit = 8

    private func measureLines(_ cross: CGFloat) -> Bool {
        var lengths: [Int: CGFloat] = [:]
        for unit in units.keys {
            let line = outline.line(ofUnit: unit)
            lengths[line] = max(lengths[line] ?? -style.spacing, length(ofUnit: unit, in: outline, tracks, cross))
        }
        let before = column.extents.total
        var isCorrected = false
        for (line, length) in lengths where column.extents.known(line).map({ abs($0 - length) > 0.01 }) ?? true {
            column.extents.set(length, at: line)
            isCorrected = true
        }
        return isCorrected && column.extents.total != before
    }

    private func followAnchor(_ visible: Range<CGFloat>) -> Range<CGFloat> {
        let drift = column.drift(from: visible.lowerBound)
        guard abs(drift) > 0.01, let scroll = scrollAround else { return visible }
        let distance = CGSize(drift, 0, along: axis)
        for child in children { child.carry(by: distance) }
        for item in leaving {
            let origin = CGPoint(x: item.origin.x + distance.width, y: item.origin.y + distance.height)
            item.place(at: origin, size: item.size, proposal: item.proposal)
        }
        scroll.shift(by: axis == .horizontal && isRightToLeft ? -drift : drift, along: axis)
        return visible.lowerBound + drift..<visible.upperBound + drift
    }

    private func placeLines(_ visible: Range<CGFloat>?) {
        guard let cross = crossLength else { return }
        for (unit, items) in units {
            let line = outline.line(ofUnit: unit)
            var position = column.extents.offset(of: line)
            if let visible { position = pinnedPosition(ofLine: line, natural: position, visible) }
            let track = offered(unit, in: outline, tracks, cross)
            let proposal = ProposedViewSize(nil, track.length, along: axis)
            for item in items {
                let dimensions = item.dimensions(in: proposal)
                var origin = CGPoint.zero
                origin[axis] = position
                if items.count == 1, case .grid = style.arrangement {
                    origin[axis] += alignedInLine(dimensions, line, track)
                }
                origin[axis.other] = track.position + alignedAcross(dimensions, track)
                item.place(at: origin, proposal: proposal)
                position += dimensions.size[axis] + style.spacing
            }
        }
    }

    private func alignedAcross(_ dimensions: ViewDimensions, _ track: LazyTracks.Track) -> CGFloat {
        let key: AlignmentKey =
            switch style.arrangement {
            case .stack(let key): key
            case .grid: axis == .vertical ? track.alignment.horizontal.key : track.alignment.vertical.key
            }
        let own = ViewDimensions(size: CGSize(0, track.length, along: axis))
        return own[key] - dimensions[key]
    }

    /// A cell that is shorter than its line is aligned in it.
    private func alignedInLine(_ dimensions: ViewDimensions, _ line: Int, _ track: LazyTracks.Track) -> CGFloat {
        guard outline.run(ofLine: line)?.role == .content else { return 0 }
        let key = axis == .vertical ? track.alignment.vertical.key : track.alignment.horizontal.key
        let own = ViewDimensions(size: CGSize(column.extents.length(of: line), 0, along: axis))
        return own[key] - dimensions[key]
    }

    /// Pinned views cover what scrolls under them.
    package override func draw(in painter: any Painter) {
        guard !style.pinnedViews.isEmpty else { return drawChildren(in: painter) }
        var pinned: [RenderNode] = []
        leaving.forEach { $0.drawTree(in: painter) }
        for (unit, items) in units.sorted(by: { $0.key < $1.key }) {
            let role = outline.run(ofLine: outline.line(ofUnit: unit))?.role
            if role == .content { items.forEach { $0.drawTree(in: painter) } } else { pinned += items }
        }
        pinned.forEach { $0.drawTree(in: painter) }
    }

    // MARK: Scrolling to a row

    /// Where a unit is, in this node's coordinates: measured or estimated.
    func frame(ofUnit unit: Int) -> CGRect {
        let line = outline.line(ofUnit: unit)
        var origin = CGPoint.zero
        origin[axis] = column.extents.offset(of: line)
        return CGRect(origin: origin, size: CGSize(column.extents.length(of: line), size[axis.other], along: axis))
    }
}
