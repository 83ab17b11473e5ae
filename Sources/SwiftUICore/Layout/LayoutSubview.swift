import Foundation

/// A child of a layout container, as the container sees it.
@MainActor @preconcurrency
public struct LayoutSubview: @preconcurrency Equatable {
    package let node: RenderNode
    let index: Int
    let placements: LayoutPlacements

    /// The size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: proposal)
    }

    public var priority: Double { node.layoutPriority }
    public var spacing: ViewSpacing { node.spacing }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(key)
    }

    /// Puts the point `anchor` of the child at `position`, which is in the coordinates of the bounds given to the layout.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        var origin = position
        if anchor != .topLeading {
            let size = node.sizeThatFits(proposal)
            origin.x -= size.width * anchor.x
            origin.y -= size.height * anchor.y
        }
        placements.entries[index] = LayoutPlacements.Entry(origin: origin, proposal: proposal)
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

    var entries: [Entry?]

    init(count: Int) {
        entries = Array(repeating: nil, count: count)
    }
}
