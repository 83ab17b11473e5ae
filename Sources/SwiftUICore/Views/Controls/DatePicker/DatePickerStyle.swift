/// Makes the looks of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// What the style makes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes the looks of one.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration> {
        get {
            self[DatePickerStyleKey.self]
                ?? ErasedStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the date pickers in this view look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(\.datePickerStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
