/// Shows one view and says another: an icon that is called by its title.
struct SpokenReplacement<Label: View, Content: View> {
    let label: Label
    let content: Content
}

extension SpokenReplacement: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SpokenReplacementNode(view, context))
    }
}

final class SpokenReplacementNode<Label: View, Content: View>: ContainerNode<SpokenReplacement<Label, Content>, Content>
{
    private let render: SpokenReplacementRenderNode
    private var label: SpokenLabel<Label>?

    override init(_ view: SpokenReplacement<Label, Content>, _ context: _NodeContext) {
        render = SpokenReplacementRenderNode(graph: context.parent.graph)
        super.init(view, context)
        let label = SpokenLabel<Label>(parent: self) { [render] in render.setNeedsLayout() }
        self.label = label
        label.set(view.label)
        render.text = { [unowned label] in label.text }
        setContent(view.content)
    }

    override var renderNode: RenderNode { render }

    override func viewDidChange() {
        label?.set(view.label)
        setContent(view.content)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let label { visit(label.node) }
    }
}

final class SpokenReplacementRenderNode: WrapperRenderNode, SpokenRenderNode {
    var text: () -> String = { "" }

    var spokenText: String? { text() }
}
