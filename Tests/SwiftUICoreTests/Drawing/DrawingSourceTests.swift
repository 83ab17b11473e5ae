import Foundation
import RecordingBackend
import SwiftUICore
import Testing

/// Source as apps write it, which sees the public interface only.
private struct Segment: Shape {
    var index: Int
    var count: Int
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = 360 / Double(count)
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(Double(index) * step - 90),
            endAngle: .degrees(Double(index + 1) * step * progress - 90),
            clockwise: false)
        return path
    }
}

private struct Triangle: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
            path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
            path.addLine(to: CGPoint(x: rect.minX + amount, y: rect.maxY - amount))
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        Triangle(amount: self.amount + amount)
    }
}

private struct Day: View {
    var isDone: Bool
    let color: Color
    var animation: Animation = .spring(response: 0.4, dampingFraction: 0.6)

    var body: some View {
        ZStack {
            Circle()
                .fill(isDone ? color : .clear)
                .stroke(color.opacity(0.4), lineWidth: 2)
            Segment(index: 0, count: 4, progress: 1)
                .stroke(isDone ? color : Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 4, lineCap: .round))
            Triangle()
                .strokeBorder(.secondary, lineWidth: 1)
                .background(isDone ? color.opacity(0.2) : .clear, in: .rect(cornerRadius: 10))
            Path { path in
                path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            .fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
        }
        .foregroundStyle(isDone ? color : .secondary)
        .background(.thinMaterial, in: .rect(cornerRadius: 16))
        .background(Color.black.opacity(0.1))
        .background(.red.gradient.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .tint(.orange)
        .border(.separator)
    }
}

@MainActor
struct DrawingSourceTests {
    @Test("Source as apps write it is drawn") func picture() {
        let window = TestWindow(Day(isDone: true, color: .blue), width: 100, height: 100)
        #expect(window.drawing.count == 10)
        #expect(window.mistakes.isEmpty)
    }
}
