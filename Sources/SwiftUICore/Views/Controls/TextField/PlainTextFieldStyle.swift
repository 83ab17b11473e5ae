/// A field without a border.
public struct PlainTextFieldStyle {
    /// Creates a plain text field style.
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public static var _hasBorder: Bool? { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
