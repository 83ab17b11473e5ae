/// A field for each part of the date, and buttons that step the one with the keyboard's focus.
public struct StepperFieldDatePickerStyle {
    /// The style.
    public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field for each part of the date, and buttons that step the one with the keyboard's focus.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
