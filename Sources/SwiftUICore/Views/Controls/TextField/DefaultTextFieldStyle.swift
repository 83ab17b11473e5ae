/// The looks that text fields have by themselves where they stand.
public struct DefaultTextFieldStyle {
    /// Creates a default text field style.
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        PlatformTextField(field: configuration).environment(\.textFieldHasBorder, nil)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The looks that text fields have by themselves where they stand.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
