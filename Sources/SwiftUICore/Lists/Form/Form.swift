/// Controls for settings, grouped in sections.
public struct Form<Content: View> {
    let content: Content

    /// Creates a form of these controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// A form as a style has been given it, to be styled further.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension Form: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(FormNode(view, context))
    }
}

final class FormNode<Content: View>: StyledNode<Form<Content>, FormStyleConfiguration> {
    private let content: TypedViewSource<Content>

    override init(_ view: Form<Content>, _ context: _NodeContext) {
        content = TypedViewSource(view.content)
        super.init(view, context)
        start()
    }

    override func viewDidChange() { content.set(view.content) }

    override func makeConfiguration() -> FormStyleConfiguration {
        FormStyleConfiguration(content: FormStyleConfiguration.Content(source: content))
    }

    override func currentStyle() -> ErasedStyle<FormStyleConfiguration> { environment.formStyle }

    override var debugName: String { "Form" }
}

private struct IsInFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a form, where controls stand at the end of their row and their labels at its start.
    package var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }
}
