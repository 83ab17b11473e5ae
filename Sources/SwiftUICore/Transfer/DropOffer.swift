import FoundationPlus
import UniformTypeIdentifiers

/// What is over a view and could be dropped there.
@MainActor
package final class DropOffer {
    package private(set) var contentTypes: [UTType]
    /// nil: it comes from another program.
    package let local: DragItem?

    package init(contentTypes: [UTType]) {
        self.contentTypes = contentTypes
        local = nil
    }

    /// More is known of what other programs offer: of which types the files are.
    package func add(_ types: [UTType]) { contentTypes += types.filter { !contentTypes.contains($0) } }

    package init(_ local: DragItem) {
        self.local = local
        contentTypes = local.contentTypes
    }
}
