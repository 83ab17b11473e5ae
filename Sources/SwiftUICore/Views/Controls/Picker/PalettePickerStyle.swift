/// All options side by side, in as many rows as it takes: colours and symbols to choose from. To the keyboard they are one
/// control.
public struct PalettePickerStyle {
    /// Creates a palette picker style.
    public init() {}
}

extension PalettePickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All options side by side, in as many rows as it takes.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
