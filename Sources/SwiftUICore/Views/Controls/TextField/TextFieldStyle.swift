/// Makes the looks of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// Makes the looks of a field. `configuration` is the field itself, without a border of its own.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field, as a style is given it.
public struct _TextFieldStyleLabel {
    package let source: ViewSource
}

extension _TextFieldStyleLabel: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

private struct TextFieldHasBorderKey: EnvironmentKey {
    static let defaultValue: Bool? = nil
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
    package var textFieldHasBorder: Bool? {
        get { self[TextFieldHasBorderKey.self] }
        set { self[TextFieldHasBorderKey.self] = newValue }
    }

    /// Whether fields of the automatic style have a border here: in a list the row is border enough.
    package var automaticTextFieldHasBorder: Bool { !isInListRow }

    /// A style of the program's draws its own border around the field.
    var textFieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] ?? ErasedStyle(PlainTextFieldStyle()) { $0._body(configuration: $1) } }
        set { self[TextFieldStyleKey.self] = newValue }
    }

    var hasTextFieldStyle: Bool { self[TextFieldStyleKey.self] != nil }
}

extension View {
    /// Sets how the text fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        self.style(\.textFieldStyle, ErasedStyle(style) { $0._body(configuration: $1) })
    }
}
