import Foundation
import SwiftUI

/// Views that move.
struct MotionScreen: View {
    @Namespace private var space
    @State private var isLarge = false
    @State private var chosen = 0
    @State private var count = 0
    @State private var done = "not yet"

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                ForEach(0..<3) { index in
                    Button("Tab \(index + 1)") {
                        withAnimation(.easeInOut(duration: 0.2)) {
                            chosen = index
                        } completion: {
                            done = "tab \(index + 1)"
                        }
                    }
                    .buttonStyle(.plain)
                    .padding(8)
                    .background {
                        if chosen == index {
                            Capsule().fill(.tint.opacity(0.3)).matchedGeometryEffect(id: "mark", in: space)
                        }
                    }
                }
            }
            Text(verbatim: "Done: \(done)")
            HStack {
                PhaseAnimator([1.0, 1.4]) { scale in
                    Image(systemName: "heart.fill").foregroundStyle(.red).scaleEffect(scale)
                } animation: { _ in
                    .easeInOut(duration: 0.4)
                }
                Image(systemName: "bell")
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { view, angle in
                        view.rotationEffect(.degrees(angle))
                    } keyframes: { _ in
                        KeyframeTrack {
                            CubicKeyframe(20.0, duration: 0.1)
                            CubicKeyframe(-20.0, duration: 0.2)
                            SpringKeyframe(0.0, duration: 0.4)
                        }
                    }
                Button("Ring") { count += 1 }
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text(context.date, style: .time).monospacedDigit()
                }
            }
        }
        .padding(20)
    }
}
