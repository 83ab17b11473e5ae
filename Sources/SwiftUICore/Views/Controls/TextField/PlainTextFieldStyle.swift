/// A field without a border.
public struct PlainTextFieldStyle {
    /// Creates a plain text field style.
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        PlatformTextField(field: configuration).environment(\.textFieldHasBorder, false)
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
