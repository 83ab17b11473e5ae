/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle {
    /// The style.
    public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, fills: false)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
