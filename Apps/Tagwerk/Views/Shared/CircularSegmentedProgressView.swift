import SwiftUI
import TagwerkModel

/// A ring of arcs that fill one after the other, with the percentage in its middle.
struct CircularSegmentedProgressView: View {
    private let progress: SegmentedProgress
    let lineWidth: CGFloat
    let filledColor: Color
    let emptyColor: Color
    let animation: Animation

    /// - Parameter progress: what is below 0 or no number counts as 0, what is above 1 as 1.
    init(
        progress: Double, segmentCount: Int = 12, lineWidth: CGFloat = 14, filledColor: Color = .accentColor,
        emptyColor: Color = .gray.opacity(0.3), animation: Animation = .easeInOut(duration: 0.6)
    ) {
        self.progress = SegmentedProgress(progress, segmentCount: segmentCount)
        self.lineWidth = max(0, lineWidth)
        self.filledColor = filledColor
        self.emptyColor = emptyColor
        self.animation = animation
    }

    var body: some View {
        ZStack {
            ForEach(0..<progress.segmentCount, id: \.self) { index in
                RingSegment(index: index, count: progress.segmentCount, lineWidth: lineWidth)
                    .fill(index < progress.filledCount ? filledColor : emptyColor)
            }
            Text(Double(progress.percent) / 100, format: .percent)
                .font(.title2.bold())
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .padding(lineWidth * 1.5)
                .contentTransition(.numericText(value: progress.fraction))
                .accessibilityLabel("Progress: \(progress.percent) percent")
        }
        .animation(animation, value: progress.filledCount)
        .aspectRatio(1, contentMode: .fit)
    }
}

#Preview {
    @Previewable @State var progress = 0.55
    VStack(spacing: 32) {
        CircularSegmentedProgressView(progress: progress, segmentCount: 16, filledColor: .blue)
            .frame(width: 180, height: 180)
        Slider(value: $progress)
    }
    .padding()
}
