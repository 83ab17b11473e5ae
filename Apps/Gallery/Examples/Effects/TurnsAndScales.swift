import SwiftUI

struct TurnsAndScales: View {
    @State private var angle = 20.0

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 48) {
                Color.red.frame(width: 48, height: 48)
                    .rotationEffect(.degrees(angle))
                Color.green.frame(width: 48, height: 48)
                    .scaleEffect(0.5 + angle / 180)
                Color.blue.frame(width: 48, height: 48)
                    .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
            }
            Slider(value: $angle, in: 0...90) { Text("Angle") }
                .labelsHidden()
        }
        .padding(12)
        .frame(maxWidth: 300)
    }
}
