/// A field for a secret: what is typed is not shown.
public struct SecureField<Label: View> {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    var committed: (() -> Void)?

    /// A field with any views as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        context.environment.hasTextFieldStyle
            ? _NodeHandle(StyledTextFieldNode(view, context)) : _NodeHandle(TextFieldNode(view, context))
    }
}

extension SecureField where Label == Text {
    /// A field whose label is a text of the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(titleKey) }
    }

    /// Creates a field for a secret, with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field whose label is `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(title) }
    }

    /// Creates a field for a secret, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field for a secret, with an action for Return.
    @available(*, deprecated, message: "Use onSubmit(of:_:) instead of the closure.")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
        committed = onCommit
    }

    /// Creates a field for a secret, with an action for Return.
    @available(*, deprecated, message: "Use onSubmit(of:_:) instead of the closure.")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        committed = onCommit
    }
}
