/// The looks that pickers have by themselves where they stand.
public struct DefaultPickerStyle {
    /// Creates a default picker style.
    public init() {}
}

extension DefaultPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: nil) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The looks that pickers have by themselves where they stand.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
