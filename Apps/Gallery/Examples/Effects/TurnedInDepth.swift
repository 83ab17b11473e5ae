import SwiftUI

struct TurnedInDepth: View {
    @State private var angle = 40.0

    var body: some View {
        VStack(spacing: 16) {
            Text("Turn")
                .font(.title.bold())
                .padding(24)
                .background(.teal.gradient, in: .rect(cornerRadius: 12))
                .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
            Slider(value: $angle, in: -80...80) { Text("Angle") }
        }
    }
}
