/// The button that opens the program's menu.
package struct PrimaryMenuButton: View {
    package typealias Body = Never

    let menu: PrimaryMenu

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PrimaryMenuButtonNode(view, context))
    }
}

private struct PrimaryMenuLabel: View {
    var body: some View {
        Label {
            Text(verbatim: AppWords.menu)
        } icon: {
            Image(systemName: "line.3.horizontal")
        }
        .labelStyle(.iconOnly)
    }
}

package final class PrimaryMenuButtonNode: LeafNode<PrimaryMenuButton> {
    private var label: ItemHostNode<AnyView>?
    private let button: LabeledControlRenderNode

    override init(_ view: PrimaryMenuButton, _ context: _NodeContext) {
        button = LabeledControlRenderNode(.menu, description: ButtonDescription(), graph: context.parent.graph)
        super.init(view, context)
        button.isPrimaryMenu = true
        button.menuItems = { [weak menu = view.menu] in menu?.items ?? [] }
        view.menu.add(button)
        let host = ItemHostNode<AnyView>(parent: self)
        host.itemsChanged = { [button] in button.label.setItems($0) }
        label = host
        evaluate()
    }

    package override var renderNode: RenderNode { button }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        var description = ButtonDescription()
        tracking {
            description.appearance.look = environment.automaticButtonLook
            description.appearance.size = environment.controlSize
        }
        button.update(description)
        let look = ButtonLabelLook(description.appearance, kind: button.kind, isOn: false)
        DependencyTracker.untracked { label?.setContent(AnyView(PrimaryMenuLabel().modifier(look.modifier))) }
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label) }
    }

    package override var debugName: String { "PrimaryMenu" }
}
