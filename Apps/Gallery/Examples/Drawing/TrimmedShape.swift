import SwiftUI

struct TrimmedShape: View {
    @State private var end = 0.7

    var body: some View {
        VStack(spacing: 12) {
            Circle()
                .trim(from: 0, to: end)
                .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .frame(width: 90, height: 90)
                .padding(8)
            Slider(value: $end) { Text("End") }
                .labelsHidden()
        }
        .frame(maxWidth: 240)
    }
}
