import SwiftUI

struct Star: Shape {
    var points: Double

    var animatableData: Double {
        get { points }
        set { points = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let outer = min(rect.width, rect.height) / 2
        let count = Int(points.rounded(.up)) * 2
        return Path { path in
            for corner in 0..<count {
                let angle = Double.pi * Double(corner) / points
                let radius = corner.isMultiple(of: 2) ? outer : outer * 0.45
                let place = CGPoint(
                    x: rect.midX + radius * sin(angle),
                    y: rect.midY - radius * cos(angle))
                if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.closeSubpath()
        }
    }
}

struct OwnShape: View {
    @State private var points = 5.0

    var body: some View {
        VStack(spacing: 12) {
            Star(points: points)
                .fill(.yellow.gradient)
                .frame(width: 100, height: 100)
                .animation(.smooth, value: points)
            Stepper("Points: \(Int(points))", value: $points, in: 3...12)
        }
    }
}
