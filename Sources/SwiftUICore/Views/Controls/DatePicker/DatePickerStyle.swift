/// Makes the looks of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

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
        environment(\.datePickerStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
