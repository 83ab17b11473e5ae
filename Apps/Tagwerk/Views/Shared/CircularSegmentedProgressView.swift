import SwiftUI

/// A ring of arcs that fill one after the other, with the percentage in its middle.
struct CircularSegmentedProgressView: View {
    /// 0 to 1.
    let progress: Double
    let segmentCount: Int
    let lineWidth: CGFloat
    let filledColor: Color
    let emptyColor: Color
    let animation: Animation

    /// - Parameter progress: what is below 0 or no number counts as 0, what is above 1 as 1.
    init(
        progress: Double, segmentCount: Int = 12, lineWidth: CGFloat = 14, filledColor: Color = .accentColor,
        emptyColor: Color = .gray.opacity(0.3), animation: Animation = .easeInOut(duration: 0.6)
    ) {
        self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        self.segmentCount = max(1, segmentCount)
        self.lineWidth = max(0, lineWidth)
        self.filledColor = filledColor
        self.emptyColor = emptyColor
        self.animation = animation
    }

    var body: some View {
        ZStack {
            ForEach(0..<segmentCount, id: \.self) { index in
                RingSegment(index: index, count: segmentCount, lineWidth: lineWidth)
                    .fill(index < filledCount ? filledColor : emptyColor)
            }
            Text(Double(percent) / 100, format: .percent)
                .font(.title2.bold())
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .padding(lineWidth * 1.5)
                .contentTransition(.numericText(value: progress))
                .accessibilityLabel("Progress: \(percent) percent")
        }
        .animation(animation, value: filledCount)
        .aspectRatio(1, contentMode: .fit)
    }

    /// Rounded down, so that 100 means all. The small addend makes up for fractions such as 29/100 that a Double holds
    /// a little too small.
    private var percent: Int { Int(progress * 100 + 1e-9) }

    /// Some as soon as there is something, and all only when there is nothing left.
    private var filledCount: Int {
        let rounded = Int((progress * Double(segmentCount)).rounded())
        if progress <= 0 || progress >= 1 { return rounded }
        return min(max(rounded, 1), max(1, segmentCount - 1))
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
