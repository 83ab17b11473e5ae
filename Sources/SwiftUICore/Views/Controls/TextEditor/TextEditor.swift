/// An editor for a long text, which scrolls in whatever room it has.
public struct TextEditor {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?

    /// An editor of `text`.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor of `text`, with what is selected in it.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }
}

extension TextEditor: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(TextFieldNode(view, context))
    }
}

extension TextEditor: TextFieldView {
    var source: TextFieldSource { TextFieldSource(text) }
    var prompt: Text? { nil }
    var label: EmptyView { EmptyView() }
    var isSecure: Bool { false }
    var lines: TextFieldKind.Lines { .scrolling }
    var editingChanged: ((Bool) -> Void)? { nil }
    var committed: (() -> Void)? { nil }
}
