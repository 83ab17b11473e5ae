import SwiftUI

/// Upright bars side by side with their names below and their values above.
struct BarChart: View {
    struct Bar: Identifiable {
        let id: Int
        /// Short, to stand below the bar.
        let title: String
        /// In full, to be spoken.
        let spokenTitle: String
        let value: Double
        /// Stands above the bar, and is spoken.
        let label: String
    }

    let bars: [Bar]
    /// The value of a full bar; the largest one if it is nil.
    var top: Double?
    let color: Color
    var height: CGFloat = 120

    var body: some View {
        let top = max(top ?? bars.map(\.value).max() ?? 1, .leastNonzeroMagnitude)
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(bars) { bar in
                VStack(spacing: 4) {
                    Text(verbatim: bar.label)
                        .font(.caption2)
                        .monospacedDigit()
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                    RoundedRectangle(cornerRadius: 4)
                        .fill(bar.value > 0 ? color : Color.primary.opacity(0.12))
                        .frame(height: max(2, height * min(1, bar.value / top)))
                        .frame(maxWidth: 40)
                    Text(verbatim: bar.title)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                }
                .frame(maxWidth: .infinity)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(bar.spokenTitle), \(bar.label)")
            }
        }
        .animation(.default, value: bars.map(\.value))
    }
}
