/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle {
    /// The style.
    public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isClosed: false)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
