extension View {
    /// Gives the view an identity of its own. With another `id` it is another view: its state starts anew.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IDModifier(id: id))
    }
}

package struct IDModifier<ID: Hashable>: ViewModifier {
    package typealias Body = Never

    package let id: ID

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(IDNode(view, context))
    }
}

/// A node that the programmer has named, which a scroll view can be asked to show.
@MainActor
package protocol IdentifiedNode: ViewNode {
    var explicitID: AnyHashable { get }
}

final class IDNode<C: View, ID: Hashable>: DynamicNode<ModifiedContent<C, IDModifier<ID>>>, IdentifiedNode {
    private var child: TypedNode<C>?
    private var shownID: ID

    override init(_ view: ModifiedContent<C, IDModifier<ID>>, _ context: _NodeContext) {
        shownID = view.modifier.id
        super.init(view, context)
        child = C._makeNode(view.content, childContext()).node
    }

    package var explicitID: AnyHashable { AnyHashable(shownID) }

    override func viewDidChange() {
        guard view.modifier.id != shownID else {
            child?.update(to: view.content)
            return
        }
        shownID = view.modifier.id
        if let old = child { retire(old, behind: nil) }
        let new = C._makeNode(view.content, childContext()).node
        child = new
        didInsert(new)
        itemsDidChange()
    }

    override func forEachLiveChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
