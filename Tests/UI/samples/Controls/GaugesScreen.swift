import SwiftUI

/// Gauges of all styles.
struct GaugesScreen: View {
    var body: some View {
        VStack(spacing: 20) {
            Gauge(value: 0.6) {
                Text("Speed")
            } currentValueLabel: {
                Text("60 %")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            HStack(spacing: 20) {
                Gauge(value: 0.3) {
                    Text("CPU")
                } currentValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 70, in: 0...100) {
                    Text("°C")
                } currentValueLabel: {
                    Text("70")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("99")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                Gauge(value: 0.75) { Text("75") }.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
            }
            Gauge(value: 0.4) { Text("Linear") }
                .gaugeStyle(.accessoryLinear)
                .tint(Gradient(colors: [.blue, .pink]))
            Gauge(value: 0.4) {
                Text("Capacity")
            } currentValueLabel: {
                Text("40 of 100")
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }
        .padding(20)
    }
}
