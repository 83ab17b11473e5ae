import Foundation

/// A rectangle with rounded corners; the radii fit into it.
package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var radii: RectangleCornerRadii
    package var style: RoundedCornerStyle

    package init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        self.rect = rect
        self.radii = radii.fitted(to: rect.size)
        self.style = style
    }

    /// Begins at the middle of the right side and goes on downwards, as an ellipse does.
    func add(to list: inout PathElements, transform: CGAffineTransform) {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let shortHalf = min(rect.width, rect.height) / 2
        func middle(_ low: CGFloat, _ lowRadius: CGFloat, _ high: CGFloat, _ highRadius: CGFloat) -> CGFloat {
            min(max((low + high) / 2, low + lowRadius), high - highRadius)
        }
        let first = CGPoint(x: right, y: middle(top, radii.topTrailing, bottom, radii.bottomTrailing))
        list.move(to: first.applying(transform))
        let corners: [(CGPoint, CGFloat, Double)] = [
            (CGPoint(x: right, y: bottom), radii.bottomTrailing, 0),
            (CGPoint(x: left, y: bottom), radii.bottomLeading, .pi / 2),
            (CGPoint(x: left, y: top), radii.topLeading, .pi),
            (CGPoint(x: right, y: top), radii.topTrailing, 3 * .pi / 2),
        ]
        for (corner, radius, angle) in corners {
            guard radius > 0 else {
                list.line(to: corner.applying(transform))
                continue
            }
            // Smoothing reaches further along both sides than the radius, where there is room.
            let room = max(0, shortHalf / radius - 1)
            let smoothing = style == .continuous ? min(Self.smoothing, room) : 0
            let place = CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(transform)
            Corner(radius: radius, smoothing: smoothing).add(
                to: &list, transform: CGAffineTransform(rotationAngle: angle).concatenating(place))
        }
        list.close()
    }

    /// How much further than its radius a continuous corner reaches along each side.
    private static let smoothing: CGFloat = 0.6
}

/// The lower right corner of a rectangle whose corner point is the origin: from the right side to the bottom.
private struct Corner {
    var radius: CGFloat
    var smoothing: CGFloat

    /// A circular arc between two ramps. A ramp begins on the side with no curvature and ends on the arc with the arc's
    /// tangent, so the bend grows steadily.
    func add(to list: inout PathElements, transform t: CGAffineTransform) {
        let ramp = Double(smoothing) * .pi / 4
        let center = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: -radius, ty: -radius).concatenating(t)
        guard ramp > 0 else {
            list.line(to: CGPoint(x: 0, y: -radius).applying(t))
            list.addArcCurves(start: 0, delta: .pi / 2, unit: center)
            return
        }
        let reach = (1 + smoothing) * radius
        // Where the arc begins, measured from the right side and from the bottom.
        let inset = radius * (1 - cos(ramp))
        let height = radius * (1 - sin(ramp))
        // The arc's tangent there meets the side at this distance from the bottom.
        let knee = height + inset / tan(ramp)
        let handle = knee + (reach - knee) / 3
        list.line(to: CGPoint(x: 0, y: -reach).applying(t))
        list.cubic(
            to: CGPoint(x: -inset, y: -height).applying(t),
            control1: CGPoint(x: 0, y: -handle).applying(t),
            control2: CGPoint(x: 0, y: -knee).applying(t)
        )
        list.addArcCurves(start: ramp, delta: .pi / 2 - 2 * ramp, unit: center)
        list.cubic(
            to: CGPoint(x: -reach, y: 0).applying(t),
            control1: CGPoint(x: -knee, y: 0).applying(t),
            control2: CGPoint(x: -handle, y: 0).applying(t)
        )
    }
}
