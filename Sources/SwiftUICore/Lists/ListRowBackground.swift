import Foundation

/// What lies behind a row's content in place of the list's own background.
@MainActor
protocol RowBackgroundSource: AnyObject {
    var nodes: [RenderNode] { get }
    var nodesChanged: () -> Void { get set }
}

enum RowBackgroundTrait: LayoutValueKey {
    static var defaultValue: (any RowBackgroundSource)? { nil }
}

struct RowBackgroundModifier<Background: View>: ItemModifier {
    typealias Body = Never

    let background: Background?

    func makeWrapper(for node: ViewNode) -> RowBackgroundRenderNode<Background> {
        RowBackgroundRenderNode(parent: node)
    }

    func update(_ wrapper: RowBackgroundRenderNode<Background>, for node: ViewNode) {
        wrapper.update(background)
    }
}

/// Stands around a row's content and owns the background's node; the row shows it.
package final class RowBackgroundRenderNode<Background: View>: WrapperRenderNode, OwningRenderNode, RowBackgroundSource
{
    private let host: ItemHostNode<Background?>
    var nodesChanged: () -> Void = {}
    private(set) var nodes: [RenderNode] = []

    init(parent: ViewNode) {
        host = ItemHostNode(parent: parent)
        super.init(graph: parent.graph)
        host.itemsChanged = { [weak self] in
            self?.nodes = $0
            self?.nodesChanged()
        }
    }

    func update(_ background: Background?) {
        DependencyTracker.untracked { host.setContent(background) }
    }

    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == RowBackgroundTrait.self else { return super.trait(key) }
        let own: (any RowBackgroundSource)? = self
        return own as? K.Value ?? K.defaultValue
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) { visit(host) }
    package func disown() { host.unmount() }
}

extension View {
    /// Puts a view behind the row's content, over the whole row; nil: the list's own background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }
}
