/// A button of the platform with any views inside: what the built-in styles are made of.
package struct PlatformButton<Content: View> {
    let kind: ButtonKind
    /// nil: as buttons look where this one stands.
    let look: ButtonLook?
    let role: ButtonRole?
    let action: ActionHolder
    let isOn: Bool?
    let isMixed: Bool
    let pressChanged: (@MainActor (Bool) -> Void)?
    let link: ButtonLink?
    let group: ChoiceGroup?
    let content: Content

    package init(
        kind: ButtonKind = .push, look: ButtonLook?, role: ButtonRole? = nil, action: ActionHolder,
        isOn: Bool? = nil, isMixed: Bool = false, pressChanged: (@MainActor (Bool) -> Void)? = nil,
        link: ButtonLink? = nil, group: ChoiceGroup? = nil, content: Content
    ) {
        self.kind = kind
        self.look = look
        self.role = role
        self.action = action
        self.isOn = isOn
        self.isMixed = isMixed
        self.pressChanged = pressChanged
        self.link = link
        self.group = group
        self.content = content
    }
}

extension PlatformButton where Content == PrimitiveButtonStyleConfiguration.Label {
    init(look: ButtonLook?, _ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(look: look, role: configuration.role, action: configuration.action, content: configuration.label)
    }
}

extension PlatformButton: View {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PlatformButtonNode(view, context))
    }
}

final class PlatformButtonNode<Content: View>: TypedNode<PlatformButton<Content>> {
    private var host: ItemHostNode<ModifiedContent<Content, EnvironmentModifier>>?
    private let button: LabeledControlRenderNode

    override init(_ view: PlatformButton<Content>, _ context: _NodeContext) {
        button = LabeledControlRenderNode(
            view.kind, description: ButtonDescription(), graph: context.parent.graph)
        super.init(view, context)
        button.activated = { [weak self] in self?.view.action() }
        if view.pressChanged != nil { button.pressChanged = { [weak self] in self?.view.pressChanged?($0) } }
        let host = ItemHostNode<ModifiedContent<Content, EnvironmentModifier>>(parent: self)
        host.itemsChanged = { [button] in button.label.setItems($0) }
        self.host = host
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let description = tracking { makeDescription() }
        button.update(description)
        let look = ButtonLabelLook(description.appearance, kind: view.kind, isOn: view.isOn ?? false)
        DependencyTracker.untracked { host?.setContent(view.content.modifier(look.modifier)) }
    }

    private func makeDescription() -> ButtonDescription {
        var description = ButtonDescription()
        description.appearance.look = view.look ?? environment.automaticButtonLook
        description.appearance.role = view.role
        description.appearance.size = environment.controlSize
        description.appearance.shape = environment.buttonBorderShape
        description.appearance.tint = environment.tintStyle?.paint(in: environment).representativeColor
        description.isEnabled = environment.isEnabled
        description.shortcut = environment.keyboardShortcut
        description.appearance.link = view.link
        description.isOn = view.isOn
        description.isMixed = view.isMixed
        description.group = view.group
        return description
    }

    override func appendItems(to items: inout [RenderNode]) { items.append(button) }
    override func appendChunks(to chunks: inout [LazyChunk]) { chunks.append(.items([button])) }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let host { visit(host) }
    }

    override func didUnmount() { button.leaveSurface() }
}
