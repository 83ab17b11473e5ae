/// What a control's label says, for controls that are not inside their label: a switch, a slider, a field.
@MainActor
package final class SpokenLabel<Label: View> {
    private let host: ItemHostNode<Label>
    private let root: SpokenRootRenderNode

    package init(parent: ViewNode, changed: @escaping () -> Void) {
        host = ItemHostNode(parent: parent)
        root = SpokenRootRenderNode(graph: parent.graph)
        root.changed = changed
        host.itemsChanged = { [root] in root.setChildren($0) }
    }

    package func set(_ label: Label) {
        DependencyTracker.untracked { host.setContent(label) }
    }

    package var text: String { root.spokenLabel }

    /// The first text, or the name of an image where there is no text.
    package var title: String { root.spokenTexts.first ?? "" }

    /// The texts after the first one.
    package var subtitle: String? {
        let rest = root.spokenTexts.dropFirst()
        return rest.isEmpty ? nil : rest.joined(separator: " ")
    }

    /// The first image.
    package var image: ResolvedImage? { root.images.first?.image }

    package var node: ViewNode { host }
}

/// Stands on no surface: it only hears that its content has changed.
private final class SpokenRootRenderNode: RenderNode {
    var changed: () -> Void = {}

    override func contentWasInvalidated() { changed() }
}
