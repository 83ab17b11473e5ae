import SwiftUI

struct DrawnWave: View {
    @State private var length = 60.0

    var body: some View {
        VStack(spacing: 12) {
            Canvas { context, size in
                var wave = Path()
                wave.move(to: CGPoint(x: 0, y: size.height / 2))
                for x in stride(from: 0, through: size.width, by: 2) {
                    let height = sin(x / length * 2 * .pi) * size.height / 3
                    wave.addLine(to: CGPoint(x: x, y: size.height / 2 + height))
                }
                context.stroke(wave, with: .color(.teal), lineWidth: 3)
                context.draw(Text("Wave").font(.caption), at: CGPoint(x: 24, y: 10))
            }
            .frame(height: 100)
            Slider(value: $length, in: 20...120) { Text("Length") }
        }
    }
}
