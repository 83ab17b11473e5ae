/// A menu's button and its items.
final class MenuNode<Label: View, Content: View>: TypedNode<Menu<Label, Content>> {
    private var labelHost: ItemHostNode<ModifiedContent<Label, EnvironmentModifier>>?
    private var menu: MenuContent<Content>?
    private let button: LabeledControlRenderNode

    override init(_ view: Menu<Label, Content>, _ context: _NodeContext) {
        button = LabeledControlRenderNode(
            view.primaryAction == nil ? .menu : .split, description: ButtonDescription(),
            graph: context.parent.graph)
        super.init(view, context)
        button.activated = { [weak self] in self?.view.primaryAction?() }
        let host = ItemHostNode<ModifiedContent<Label, EnvironmentModifier>>(parent: self)
        host.itemsChanged = { [button] in button.label.setItems($0) }
        labelHost = host
        let menu = MenuContent<Content>(parent: self) { [button] in button.setNeedsCommit() }
        self.menu = menu
        button.menuItems = { [unowned menu] in menu.items }
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let description = tracking { makeDescription() }
        button.update(description)
        let look = ButtonLabelLook(description.appearance, kind: button.kind, isOn: false)
        DependencyTracker.untracked { labelHost?.setContent(view.label.modifier(look.modifier)) }
        menu?.set(view.content)
    }

    private func makeDescription() -> ButtonDescription {
        var description = ButtonDescription()
        description.appearance.look = environment.menuButtonLook ?? environment.automaticButtonLook
        description.appearance.size = environment.controlSize
        description.appearance.shape = environment.buttonBorderShape
        description.appearance.tint = environment.tintStyle?.paint(in: environment).representativeColor
        description.isEnabled = environment.isEnabled
        description.shortcut = environment.keyboardShortcut
        return description
    }

    override func appendItems(to items: inout [RenderNode]) { items.append(button) }
    override func appendChunks(to chunks: inout [LazyChunk]) { chunks.append(.items([button])) }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let labelHost { visit(labelHost) }
        if let menu { visit(menu.node) }
    }

    override func didUnmount() { button.leaveSurface() }

    override var debugName: String { "Menu" }
}

/// A menu inside a menu.
final class SubmenuNode<Label: View, Content: View>: LeafNode<Menu<Label, Content>> {
    private let item: MenuItemRenderNode
    private var label: SpokenLabel<Label>?
    private var menu: MenuContent<Content>?

    override init(_ view: Menu<Label, Content>, _ context: _NodeContext) {
        item = MenuItemRenderNode(graph: context.parent.graph)
        super.init(view, context)
        label = SpokenLabel(parent: self) { [unowned self] in graph.invalidate(self) }
        menu = MenuContent(parent: self) { [unowned self] in graph.invalidate(self) }
        evaluate()
    }

    override var renderNode: RenderNode { item }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        label?.set(view.label)
        menu?.set(view.content)
        let isEnabled = tracking { environment.isEnabled }
        var model = MenuItemModel(
            id: ObjectIdentifier(item), kind: .submenu(menu?.items ?? []), title: label?.title ?? "")
        model.image = label?.image
        model.isEnabled = isEnabled
        item.update(model)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label.node) }
        if let menu { visit(menu.node) }
    }
}
