/// A control that runs an action.
///
/// Its looks come from the style that `buttonStyle(_:)` has set, by default a bordered button.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button with any views as its label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and any views as its label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ButtonNode(view, context))
    }
}

extension Button where Label == Text {
    /// A button with a text of the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text of the app's catalogue and a role.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// A button with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with `title` as it is and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button as a style has been given it, to be styled further.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        let action = configuration.action
        self.init(role: configuration.role, action: { action() }, label: { configuration.label })
    }
}

final class ButtonNode<Label: View>: StyledNode<Button<Label>, PrimitiveButtonStyleConfiguration> {
    private let label: TypedViewSource<Label>
    private let action: ActionHolder

    override init(_ view: Button<Label>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        action = ActionHolder(view.action)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        action.action = view.action
        label.set(view.label)
        evaluate()
    }

    override func makeConfiguration() -> PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(
            role: view.role, label: PrimitiveButtonStyleConfiguration.Label(source: label), action: action)
    }

    override func currentStyle() -> ErasedStyle<PrimitiveButtonStyleConfiguration> {
        environment.isMenuContent ? .menuButton : environment.buttonStyle
    }

    override var debugName: String { "Button" }
}
