/// Buttons with the date and the time, which open a calendar and fields.
public struct CompactDatePickerStyle {
    /// The style.
    public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons with the date and the time, which open a calendar and fields.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
