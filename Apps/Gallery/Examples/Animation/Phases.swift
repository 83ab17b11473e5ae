import SwiftUI

struct Phases: View {
    @State private var rings = 0

    var body: some View {
        HStack(spacing: 24) {
            Image(systemName: "bell.fill")
                .font(.largeTitle)
                .phaseAnimator([0.0, -25, 25, -12], trigger: rings) { bell, angle in
                    bell.rotationEffect(.degrees(angle), anchor: .top)
                } animation: { _ in
                    .easeInOut(duration: 0.15)
                }
            Button("Ring") { rings += 1 }
        }
    }
}
