/// A field for each part of the date.
public struct FieldDatePickerStyle {
    /// The style.
    public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: false)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field for each part of the date.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
