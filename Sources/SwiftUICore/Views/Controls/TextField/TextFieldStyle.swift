/// The looks of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// Whether the field has a border; nil: as fields look where this one stands.
    static var _hasBorder: Bool? { get }
}

private struct TextFieldHasBorderKey: EnvironmentKey {
    static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
    package var textFieldHasBorder: Bool? {
        get { self[TextFieldHasBorderKey.self] }
        set { self[TextFieldHasBorderKey.self] = newValue }
    }

    /// Whether fields of the automatic style have a border here: in a list the row is border enough.
    package var automaticTextFieldHasBorder: Bool { !isInListRow }
}

extension View {
    /// Sets how the text fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldHasBorder, S._hasBorder)
    }
}
