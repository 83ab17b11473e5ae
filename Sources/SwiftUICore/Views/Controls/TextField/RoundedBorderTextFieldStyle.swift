/// A field with a border.
public struct RoundedBorderTextFieldStyle {
    /// Creates a rounded border text field style.
    public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        PlatformTextField(field: configuration).environment(\.textFieldHasBorder, true)
    }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
