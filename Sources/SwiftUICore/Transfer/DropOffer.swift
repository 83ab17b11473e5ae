import FoundationPlus
import UniformTypeIdentifiers

/// What is over a view and could be dropped there.
@MainActor
package final class DropOffer {
    package let contentTypes: [UTType]
    /// nil: it comes from another program.
    package let local: DragItem?

    package init(contentTypes: [UTType]) {
        self.contentTypes = contentTypes
        local = nil
    }

    package init(_ local: DragItem) {
        self.local = local
        contentTypes = local.contentTypes
    }
}
