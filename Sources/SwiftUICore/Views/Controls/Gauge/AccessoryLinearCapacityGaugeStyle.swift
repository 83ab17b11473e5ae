/// A small bar that fills from the leading edge.
public struct AccessoryLinearCapacityGaugeStyle {
    /// The style.
    public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, fills: true)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills from the leading edge.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
