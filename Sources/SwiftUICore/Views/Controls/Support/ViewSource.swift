/// A view that a control hands to its style. The style may put it anywhere, several times, or nowhere; a change of the
/// view reaches the places where it stands without running the style again.
@MainActor
package class ViewSource {
    private var places: [ObjectIdentifier: () -> Void] = [:]

    package init() {}

    package func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("\(Self.self) makes no node") }

    /// Brings a node that ``makeNode(_:)`` has made up to date.
    package func update(_ node: ViewNode) {}

    /// The views that stand side by side in the view, always as many; none where it is a single one.
    var parts: [AnyView] { [] }

    func register(_ place: ViewNode, _ update: @escaping () -> Void) {
        places[ObjectIdentifier(place)] = update
    }

    func unregister(_ place: ViewNode) {
        places[ObjectIdentifier(place)] = nil
    }

    final func didChange() {
        for update in places.values { update() }
    }
}

package final class TypedViewSource<V: View>: ViewSource {
    private var view: V

    package init(_ view: V) {
        self.view = view
    }

    package func set(_ new: V) {
        guard !ValueComparison<V>.shared.areEqual(&view, new) else { return }
        view = new
        didChange()
    }

    package override func makeNode(_ context: _NodeContext) -> ViewNode { V._makeNode(view, context).node }

    override var parts: [AnyView] { (view as? any ViewParts)?.parts ?? [] }

    package override func update(_ node: ViewNode) {
        unsafeDowncast(node, to: TypedNode<V>.self).update(to: view)
    }
}

/// A part of a style's configuration: the label of a button, the content of a group.
@MainActor
package protocol SourcedView: View, EngineComparable {
    var source: ViewSource { get }
}

extension SourcedView {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.source === new.source }
}

/// Stands where a style has put a part of its configuration.
package final class SourcedNode<V: SourcedView>: TypedNode<V> {
    private var child: ViewNode?
    private var source: ViewSource

    package override init(_ view: V, _ context: _NodeContext) {
        source = view.source
        super.init(view, context)
        connect()
    }

    private func connect() {
        child = source.makeNode(childContext())
        source.register(self) { [unowned self] in
            if let child { source.update(child) }
        }
    }

    /// A style that shows the part of another control here makes new nodes.
    package override func viewDidChange() {
        guard view.source !== source else { return }
        source.unregister(self)
        child?.unmount()
        source = view.source
        connect()
        itemsDidChange()
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    package override var stylingRole: StylingRole { .part }

    package override func didUnmount() {
        source.unregister(self)
    }
}
