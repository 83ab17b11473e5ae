import SwiftUI

struct Gauges: View {
    @State private var level = 0.6

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Gauge(value: level) {
                Text("Battery")
            } currentValueLabel: {
                Text(level, format: .percent.precision(.fractionLength(0)))
            }
            .gaugeStyle(.linearCapacity)
            HStack(spacing: 24) {
                gauge.gaugeStyle(.accessoryCircular)
                    .tint(Gradient(colors: [.green, .yellow, .red]))
                gauge.gaugeStyle(.accessoryCircularCapacity)
                gauge.gaugeStyle(.accessoryLinear)
                    .frame(maxWidth: 120)
            }
            Slider(value: $level) { Text("Level") }
        }
    }

    private var gauge: some View {
        Gauge(value: level) {
            Image(systemName: "thermometer")
        } currentValueLabel: {
            Text(level * 40, format: .number.precision(.fractionLength(0)))
        }
    }
}
