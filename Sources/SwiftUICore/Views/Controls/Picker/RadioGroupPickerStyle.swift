/// A group of radio buttons.
public struct RadioGroupPickerStyle {
    /// Creates a radio group picker style.
    public init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A group of radio buttons.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
