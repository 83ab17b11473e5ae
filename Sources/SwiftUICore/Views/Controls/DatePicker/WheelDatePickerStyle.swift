/// A column for each part of the date: the wheel of the mouse, the arrow keys and buttons turn it.
public struct WheelDatePickerStyle {
    /// The style.
    public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A column for each part of the date: the wheel of the mouse, the arrow keys and buttons turn it.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
