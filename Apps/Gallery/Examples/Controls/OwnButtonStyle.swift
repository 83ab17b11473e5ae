import SwiftUI

struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .foregroundStyle(.white)
            .background(.indigo, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.94 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }
}

struct OwnButtonStyle: View {
    var body: some View {
        Button("Press and Hold") {}
            .buttonStyle(PillStyle())
    }
}
