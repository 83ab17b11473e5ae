/// Stands in the content of a menu or a dialog for one item. It is never on a surface.
package final class MenuItemRenderNode: RenderNode {
    package private(set) var item: MenuItemModel?

    package func update(_ new: MenuItemModel) {
        guard new != item else { return }
        item = new
        // The content's root hears of it.
        setNeedsLayout()
    }
}

/// A view that is one item of a menu.
struct MenuItem<Label: View> {
    let kind: MenuItemModel.Kind
    let role: ButtonRole?
    let action: ActionHolder?
    let label: Label
}

extension MenuItem: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(MenuItemNode(view, context))
    }
}

final class MenuItemNode<Label: View>: LeafNode<MenuItem<Label>> {
    private let item: MenuItemRenderNode
    private var label: SpokenLabel<Label>?

    override init(_ view: MenuItem<Label>, _ context: _NodeContext) {
        item = MenuItemRenderNode(graph: context.parent.graph)
        super.init(view, context)
        label = SpokenLabel(parent: self) { [unowned self] in graph.invalidate(self) }
        evaluate()
    }

    override var renderNode: RenderNode { item }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        label?.set(view.label)
        let isEnabled = tracking { environment.isEnabled }
        let shortcut = trackingMore { environment.keyboardShortcut }
        var model = MenuItemModel(id: ObjectIdentifier(item), kind: view.kind, title: label?.title ?? "")
        model.subtitle = label?.subtitle
        model.image = label?.image
        model.role = view.role
        model.isEnabled = isEnabled
        model.shortcut = shortcut
        model.action = view.action
        item.update(model)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label.node) }
    }
}

/// A line between the items of a menu.
struct MenuSeparator: View {
    var body: some View {
        MenuItem(kind: .separator, role: nil, action: nil, label: EmptyView())
    }
}

private struct IsMenuContentKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// True in the content of a menu or a dialog, whose controls are described to the platform instead of shown.
    package var isMenuContent: Bool {
        get { self[IsMenuContentKey.self] }
        set { self[IsMenuContentKey.self] = newValue }
    }
}

extension ErasedStyle where Configuration == PrimitiveButtonStyleConfiguration {
    /// A button as an item of a menu.
    static var menuButton: Self {
        ErasedStyle(MenuItemStyle()) { _, configuration in
            MenuItem(
                kind: .action, role: configuration.role, action: configuration.action, label: configuration.label)
        }
    }
}

extension ErasedStyle where Configuration == ToggleStyleConfiguration {
    /// A toggle as an item of a menu.
    static var menuToggle: Self {
        ErasedStyle(MenuItemStyle()) { _, configuration in
            let isOn = configuration.$isOn
            let isMixed = configuration.isMixed
            return MenuItem(
                kind: .toggle(isOn: isOn.wrappedValue, isMixed: isMixed), role: nil,
                action: ActionHolder { isOn.wrappedValue = isMixed || !isOn.wrappedValue }, label: configuration.label)
        }
    }
}

private struct MenuItemStyle {}
