/// A calendar, and fields for the time under it.
public struct GraphicalDatePickerStyle {
    /// The style.
    public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar, and fields for the time under it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
