/// A check box with its label behind it.
public struct CheckboxToggleStyle {
    /// Creates a checkbox toggle style.
    public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StatefulButton(kind: .check, look: .bordered, configuration)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box with its label behind it.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
