import SwiftUI

struct JumpingHeart: View {
    @State private var jumps = 0

    var body: some View {
        HStack(spacing: 24) {
            Image(systemName: "heart.fill")
                .font(.largeTitle)
                .foregroundStyle(.red)
                .keyframeAnimator(initialValue: Pose(), trigger: jumps) { heart, pose in
                    heart
                        .scaleEffect(pose.scale)
                        .offset(y: pose.height)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(0.8, duration: 0.15)
                        SpringKeyframe(1.3, duration: 0.3)
                        SpringKeyframe(1, duration: 0.4)
                    }
                    KeyframeTrack(\.height) {
                        CubicKeyframe(0, duration: 0.15)
                        CubicKeyframe(-32, duration: 0.3)
                        SpringKeyframe(0, duration: 0.4)
                    }
                }
            Button("Jump") { jumps += 1 }
        }
        .padding(.top, 32)
    }
}

private struct Pose {
    var scale = 1.0
    var height = 0.0
}
