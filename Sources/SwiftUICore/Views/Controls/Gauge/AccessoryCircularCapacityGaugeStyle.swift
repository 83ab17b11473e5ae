/// A ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle {
    /// The style.
    public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills clockwise from the top.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
