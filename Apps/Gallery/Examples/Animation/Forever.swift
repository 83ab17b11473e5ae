import SwiftUI

struct Forever: View {
    @State private var isTurning = false

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "gearshape.fill")
                .font(.largeTitle)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(
                    isTurning ? .linear(duration: 2).repeatForever(autoreverses: false) : .default,
                    value: isTurning)
            Toggle("Turn", isOn: $isTurning)
                .toggleStyle(.button)
        }
    }
}
