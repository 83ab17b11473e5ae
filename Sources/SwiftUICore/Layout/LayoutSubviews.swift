/// The children of a layout container, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int
    public typealias Element = LayoutSubview

    package let nodes: ArraySlice<RenderNode>
    let placements: LayoutPlacements
    /// Where lines of text begin in the container.
    public let layoutDirection: LayoutDirection

    init(_ nodes: [RenderNode], placements: LayoutPlacements, layoutDirection: LayoutDirection) {
        self.init(slice: nodes[...], placements: placements, layoutDirection: layoutDirection)
    }

    private init(slice: ArraySlice<RenderNode>, placements: LayoutPlacements, layoutDirection: LayoutDirection) {
        nodes = slice
        self.placements = placements
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, placements: placements)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(slice: nodes[bounds], placements: placements, layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.count == b.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 }
    }
}
