/// A run of what a lazy container shows.
package enum LazyChunk {
    /// Nodes that exist already.
    case items([RenderNode])
    /// Rows that are made when they come into sight.
    case rows(any LazyRows)
    /// A section with its header and footer.
    case section(LazySection)
}

/// A Section as a lazy container or a list sees it.
package struct LazySection {
    /// The section's identity: the same object as long as the section is in the tree.
    package let id: ObjectIdentifier
    package var header: [LazyChunk]
    package var content: [LazyChunk]
    package var footer: [LazyChunk]
    /// Whether the user has folded the section; nil: it cannot be folded.
    package var isExpanded: Binding<Bool>?
}

/// Rows of a ForEach in a lazy container.
@MainActor
package protocol LazyRows: AnyObject {
    var count: Int { get }
    /// The identity of the row at an index.
    func rowID(at index: Int) -> AnyHashable
    /// The row with an identity.
    func index(of id: AnyHashable) -> Int?
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
    /// All elements of the same ForEach.
    var siblings: (any LazyRows)? { get }
    /// The animation of the present change, as the element has it.
    var changeAnimation: Animation? { get }
}
