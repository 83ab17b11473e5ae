import Foundation

/// Which rows of a long column (or row) exist, and where they are: the geometry of every lazy container.
///
/// Pure arithmetic: it knows neither views nor widgets. The container tells it how many rows there are, what is
/// visible and how long the rows that exist are; it answers which rows shall exist and where they go, and by how much
/// the scroll offset must change so that the first visible row stays where it is when rows above turn out to have
/// another length, come or go.
package struct LazyColumn {
    package var extents: LazyExtents
    /// The rows that exist.
    package private(set) var window: Range<Int> = 0..<0
    /// The first visible row, and how far the visible part begins behind the row's beginning.
    package private(set) var anchor: Anchor?

    package struct Anchor: Equatable {
        package var index: Int
        package var distance: CGFloat
    }

    package init(count: Int = 0, spacing: CGFloat = 0, guess: CGFloat = 44) {
        extents = LazyExtents(count: count, spacing: spacing, guess: guess)
    }

    package var count: Int { extents.count }

    /// Says what can be seen, in the column's own coordinates; nil: the column is not in a scroll view and all rows exist.
    /// Returns true where the rows that exist no longer do and ``window`` has become another one.
    package mutating func show(_ visible: Range<CGFloat>?) -> Bool {
        guard let visible else { return setWindow(0..<count) }
        // A little is kept ready on both sides, so that one tick of a wheel makes no rows.
        if !window.isEmpty, window.upperBound <= count, covers(visible, margin: length(visible) / 8) { return false }
        return setWindow(rows(around: visible, margin: length(visible) * 2 / 5))
    }

    private func length(_ visible: Range<CGFloat>) -> CGFloat { visible.upperBound - visible.lowerBound }

    private func covers(_ visible: Range<CGFloat>, margin: CGFloat) -> Bool {
        let needed = rows(around: visible, margin: margin)
        guard needed.lowerBound >= window.lowerBound, needed.upperBound <= window.upperBound else { return false }
        // Rows that turned out shorter than expected leave room; longer ones leave too many rows behind.
        let wanted = rows(around: visible, margin: length(visible))
        return window.lowerBound >= wanted.lowerBound - 1 && window.upperBound <= wanted.upperBound + 1
    }

    private func rows(around visible: Range<CGFloat>, margin: CGFloat) -> Range<Int> {
        guard let first = extents.index(at: visible.lowerBound - margin),
            let last = extents.index(at: visible.upperBound + margin)
        else { return 0..<0 }
        return first..<last + 1
    }

    private mutating func setWindow(_ new: Range<Int>) -> Bool {
        guard new != window else { return false }
        window = new
        return true
    }

    /// Remembers the first visible row. At the very beginning there is none: rows that are put in there shall be seen.
    package mutating func setAnchor(at place: CGFloat) {
        guard place > 0, place < extents.total, let index = extents.index(at: place) else {
            anchor = nil
            return
        }
        anchor = Anchor(index: index, distance: place - extents.offset(of: index))
    }

    /// How far the row of the anchor has moved away from `place`, where the visible part begins.
    package func drift(from place: CGFloat) -> CGFloat {
        guard let anchor, anchor.index < count else { return 0 }
        return extents.offset(of: anchor.index) + anchor.distance - place
    }

    /// Takes over another number of rows, or another order of them.
    ///
    /// `moved` holds, for rows that existed, their old and new index; nil: the row has gone. Rows between them are taken
    /// to have moved as the nearest known one has: what they measured is an estimate until they are seen again.
    package mutating func rearrange(count newCount: Int, moved: [(old: Int, new: Int?)]) {
        if newCount == count, moved.allSatisfy({ $0.old == $0.new }) { return }
        let staying = moved.compactMap { pair in pair.new.map { (old: pair.old, new: $0) } }.sorted { $0.new < $1.new }
        let oldCount = count
        var next = 0
        extents.rearrange(count: newCount) { index in
            guard !staying.isEmpty else { return index < oldCount ? index : nil }
            while next < staying.count, staying[next].new < index { next += 1 }
            if next < staying.count, staying[next].new == index { return staying[next].old }
            if next == 0 { return index + staying[0].old - staying[0].new }
            let before = staying[next - 1]
            // Between two rows that have stayed neighbours' neighbours, only what has not been put in is known.
            if next < staying.count, staying[next].new - before.new != staying[next].old - before.old { return nil }
            return index + before.old - before.new
        }
        moveAnchor(moved, staying, oldCount: oldCount)
        window = 0..<0
    }

    private mutating func moveAnchor(
        _ moved: [(old: Int, new: Int?)], _ staying: [(old: Int, new: Int)], oldCount: Int
    ) {
        guard let current = anchor else { return }
        // The row itself, else the next one that is still there, holds the place.
        if let same = staying.first(where: { $0.old == current.index }) {
            anchor?.index = same.new
        } else if let next = staying.filter({ $0.old > current.index }).min(by: { $0.old < $1.old }) {
            anchor = Anchor(index: next.new, distance: 0)
        } else if current.index >= count {
            anchor = nil
        }
    }
}
