import SwiftUI

struct Curves: View {
    @State private var isMoved = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ball(.red).animation(.linear(duration: 1), value: isMoved)
            ball(.orange).animation(.easeInOut(duration: 1), value: isMoved)
            ball(.green).animation(.bouncy(duration: 1), value: isMoved)
            ball(.blue).animation(.snappy.delay(0.3), value: isMoved)
            Button("Move") { isMoved.toggle() }
        }
    }

    private func ball(_ color: Color) -> some View {
        Circle().fill(color)
            .frame(width: 28, height: 28)
            .offset(x: isMoved ? 200 : 0)
    }
}
