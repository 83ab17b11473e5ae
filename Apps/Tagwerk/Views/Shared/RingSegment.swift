import SwiftUI

/// One arc of a ring with round ends, or with straight ones where the ring has no room for them. Neighbours never
/// touch.
struct RingSegment: Shape {
    let index: Int
    let count: Int
    let lineWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let width = min(lineWidth, min(rect.width, rect.height) / 2)
        let radius = (min(rect.width, rect.height) - width) / 2
        guard radius > 0, width > 0 else { return Path() }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        if count == 1 {
            return Path {
                $0.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            }
            .strokedPath(StrokeStyle(lineWidth: width))
        }
        let pitch = 2 * Double.pi * radius / Double(count)
        // Round ends reach half a line width beyond the arc on either side.
        let isRound = pitch > width * 1.25
        let length = isRound ? pitch * 0.94 - width : pitch * 0.75
        let turn = 2 * Double.pi / Double(count)
        let middle = turn * (Double(index) + 0.5) - Double.pi / 2
        let half = max(0.001, length / radius / 2)
        return Path {
            $0.addArc(
                center: center, radius: radius, startAngle: .radians(middle - half), endAngle: .radians(middle + half),
                clockwise: false)
        }.strokedPath(StrokeStyle(lineWidth: width, lineCap: isRound ? .round : .butt))
    }
}
