import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// What is being dragged: in this program the values themselves, for others the forms of them.
@MainActor
package final class DragItem {
    package let providers: [NSItemProvider]
    let values: [Any]
    /// What is shown under the pointer; nil: a picture of the view that is dragged.
    package let preview: DragPreview?

    init(providers: [NSItemProvider], values: [Any] = [], preview: DragPreview?) {
        self.providers = providers
        self.values = values
        self.preview = preview
    }

    package var contentTypes: [UTType] { providers.flatMap(\.registeredContentTypes) }

    /// The drag has ended.
    package func end() { preview?.end() }
}
