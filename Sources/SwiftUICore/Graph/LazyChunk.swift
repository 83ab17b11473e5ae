/// A run of what a lazy container shows.
package enum LazyChunk {
    /// Nodes that exist already.
    case items([RenderNode])
    /// Rows that are made when they come into sight.
    case rows(any LazyRows)
}

/// Rows of a ForEach in a lazy container.
@MainActor
package protocol LazyRows: AnyObject {
    var count: Int { get }
    /// The identity of the row at an index.
    func rowID(at index: Int) -> AnyHashable
    /// The render nodes of the row, made now if they do not exist. One element may give several nodes, or none.
    func items(at index: Int) -> [RenderNode]
    /// Lets go of the rows that are not in `kept`.
    func keepOnly(_ kept: Set<Int>)
}

/// One element of a ForEach that exists in the tree.
@MainActor
package protocol DynamicElement: AnyObject {
    var index: Int { get }
    var elementID: AnyHashable { get }
    var isInTree: Bool { get }
}
