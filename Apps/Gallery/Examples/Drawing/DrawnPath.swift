import SwiftUI

struct DrawnPath: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 10, y: 80))
            path.addCurve(
                to: CGPoint(x: 190, y: 20),
                control1: CGPoint(x: 60, y: -40),
                control2: CGPoint(x: 140, y: 140))
        }
        .stroke(.indigo, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .frame(width: 200, height: 100)
    }
}
