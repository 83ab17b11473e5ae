/// The looks that date pickers have by themselves: compact.
public struct DefaultDatePickerStyle {
    /// The style.
    public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The looks that date pickers have by themselves: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
