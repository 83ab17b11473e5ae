/// The looks of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// Whether the field has a border; nil: as fields look where this one stands.
    static var _hasBorder: Bool? { get }
}

private struct TextFieldHasBorderKey: EnvironmentKey {
    static let defaultValue: Bool? = nil
}

private struct AutomaticFieldHasBorderKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    package var textFieldHasBorder: Bool? {
        get { self[TextFieldHasBorderKey.self] }
        set { self[TextFieldHasBorderKey.self] = newValue }
    }

    /// Whether fields of the automatic style have a border here; those in the rows of a form have none.
    package var automaticTextFieldHasBorder: Bool {
        get { self[AutomaticFieldHasBorderKey.self] }
        set { self[AutomaticFieldHasBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets how the text fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldHasBorder, S._hasBorder)
    }
}
