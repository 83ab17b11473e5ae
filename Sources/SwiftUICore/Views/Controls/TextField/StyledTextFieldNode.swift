/// The node of a field that a style of the environment gives its looks.
final class StyledTextFieldNode<V: TextFieldView>: StyledNode<V, TextField<_TextFieldStyleLabel>> {
    private let label: TypedViewSource<V.FieldLabel>

    override init(_ view: V, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        evaluate()
    }

    override func makeConfiguration() -> TextField<_TextFieldStyleLabel> {
        var field = TextField(
            view.source, prompt: view.prompt, axis: view.lines == .growing ? .vertical : .horizontal,
            label: _TextFieldStyleLabel(source: label))
        field.isSecure = view.isSecure
        field.editingChanged = view.editingChanged
        field.committed = view.committed
        return field
    }

    override func currentStyle() -> ErasedStyle<TextField<_TextFieldStyleLabel>> { environment.textFieldStyle }
}

/// The field as the platform has it.
struct PlatformTextField: TextFieldView {
    typealias Body = Never

    let field: TextField<_TextFieldStyleLabel>

    var source: TextFieldSource { field.source }
    var prompt: Text? { field.prompt }
    var label: _TextFieldStyleLabel { field.label }
    var isSecure: Bool { field.isSecure }
    var lines: TextFieldKind.Lines { field.lines }
    var editingChanged: ((Bool) -> Void)? { field.editingChanged }
    var committed: (() -> Void)? { field.committed }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(TextFieldNode(view, context))
    }
}
