/// A button that shows the chosen option and opens a list of all.
public struct MenuPickerStyle {
    /// Creates a menu picker style.
    public init() {}
}

extension MenuPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the chosen option and opens a list of all.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
