/// A bar that fills from the leading edge.
public struct DefaultGaugeStyle {
    /// The style.
    public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar that fills from the leading edge.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
