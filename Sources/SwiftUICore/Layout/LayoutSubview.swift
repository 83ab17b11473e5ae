import Foundation

/// A child of a layout container, as the container sees it.
public struct LayoutSubview: Equatable, Sendable {
    package let node: RenderNode
    let index: Int
    let placements: LayoutPlacements

    /// The size for a proposal, in points.
    @MainActor @preconcurrency
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal)
    }

    /// The size and the alignment guides that the view chooses for a proposal.
    @MainActor @preconcurrency
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: proposal)
    }

    /// Its rank when room is short; 0 where none is set.
    @MainActor @preconcurrency
    public var priority: Double { node.layoutPriority }
    /// The distances that it wants from its neighbours.
    @MainActor @preconcurrency
    public var spacing: ViewSpacing { node.spacing }

    /// What the view says for a key of the layout.
    @MainActor @preconcurrency
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(key)
    }

    /// Puts the point `anchor` of the child at `position`, which is in the coordinates of the bounds given to the layout.
    @MainActor @preconcurrency
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        var origin = position
        if anchor != .topLeading {
            let size = node.sizeThatFits(proposal)
            origin.x -= size.width * anchor.x
            origin.y -= size.height * anchor.y
        }
        placements.set(LayoutPlacements.Entry(origin: origin, proposal: proposal), at: index)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Collects where a layout places its children, so that guides can be asked for without moving anything.
@MainActor
package final class LayoutPlacements {
    struct Entry {
        let origin: CGPoint
        let proposal: ProposedViewSize
    }

    private var entries: [Entry?] = []

    /// Where the child of an index was placed; nil: nowhere.
    subscript(index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }

    /// Most layouts are only asked for their size: room is made when the first child is placed.
    func set(_ entry: Entry, at index: Int) {
        while entries.count <= index { entries.append(nil) }
        entries[index] = entry
    }
}
