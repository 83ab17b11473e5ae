import SwiftUI

/// A ring of arcs, as many of them filled as have been reached.
struct SegmentedRing: View {
    var progress: Double
    var segmentCount = 12
    var lineWidth: CGFloat = 12
    var filledColor = Color.accentColor
    var emptyColor = Color.gray.opacity(0.3)
    var animation = Animation.easeInOut(duration: 0.5)

    private var reached: Double { min(1, max(0, progress)) }

    private var filledCount: Int {
        Int((reached * Double(segmentCount)).rounded())
    }

    var body: some View {
        ZStack {
            ForEach(0..<segmentCount, id: \.self) { position in
                RingSegment(position: position, count: segmentCount)
                    .inset(by: lineWidth / 2)
                    .stroke(
                        position < filledCount ? filledColor : emptyColor,
                        style: StrokeStyle(
                            lineWidth: lineWidth, lineCap: .butt))
            }
            Text("\(Int(reached * 100))%")
                .font(.title2.bold())
                .monospacedDigit()
                .accessibilityLabel("Progress: \(Int(reached * 100)) percent")
        }
        .aspectRatio(1, contentMode: .fit)
        .animation(animation, value: filledCount)
    }
}

/// One arc of the ring, with a gap to the next.
struct RingSegment: InsettableShape {
    var position: Int
    var count: Int
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let turn = 360 / Double(count)
        let start = turn * Double(position) - 90
        return Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: min(rect.width, rect.height) / 2 - insetAmount,
                startAngle: .degrees(start + turn * 0.06),
                endAngle: .degrees(start + turn * 0.94),
                clockwise: false)
        }
    }

    func inset(by amount: CGFloat) -> RingSegment {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct SegmentedProgress: View {
    @State private var progress = 0.6

    var body: some View {
        VStack(spacing: 24) {
            SegmentedRing(
                progress: progress, segmentCount: 16,
                filledColor: .teal
            )
            .frame(width: 160)
            Slider(value: $progress) { Text("Progress") }
                .labelsHidden()
            HStack(spacing: 12) {
                Button("Reset") { progress = 0 }
                    .buttonStyle(.borderedProminent)
                Button("Random") { progress = .random(in: 0...1) }
                    .buttonStyle(.bordered)
            }
        }
        .frame(maxWidth: 320)
    }
}

#Preview {
    SegmentedProgress()
}
