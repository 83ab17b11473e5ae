/// A bar where it is known how far things have come, else a spinner.
public struct DefaultProgressViewStyle {
    /// Creates a default progress view style.
    public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far things have come, else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
