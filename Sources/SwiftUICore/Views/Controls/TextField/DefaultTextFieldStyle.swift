/// The looks that text fields have by themselves where they stand.
public struct DefaultTextFieldStyle {
    /// Creates a default text field style.
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public static var _hasBorder: Bool? { nil }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The looks that text fields have by themselves where they stand.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
