import Foundation

extension PathElements {
    mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform) {
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
        line(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
        close()
    }

    /// Begins at the middle of the right side and goes on downwards.
    mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform) {
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let all = unit.concatenating(t)
        move(to: CGPoint(x: 1, y: 0).applying(all))
        addArcCurves(start: 0, delta: 2 * .pi, unit: all)
        close()
    }

    /// Adds an arc, after a line from the current point to its beginning.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
    ) {
        guard radius.isFinite, start.isFinite, delta.isFinite else { return }
        let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let first = CGPoint(x: cos(start), y: sin(start)).applying(unit)
        if current == nil {
            move(to: first)
        } else if current != first || verbs.last == .close {
            line(to: first)
        }
        addArcCurves(start: start, delta: delta, unit: unit)
    }

    /// Adds an arc of the unit circle, seen through `unit`, as cubic curves of a quarter turn at most.
    mutating func addArcCurves(start: Double, delta: Double, unit: CGAffineTransform) {
        guard delta != 0 else { return }
        // More than two turns draw nothing that two do not.
        let turn = 2 * Double.pi
        let delta =
            abs(delta) > 2 * turn
            ? delta.truncatingRemainder(dividingBy: turn) + (delta > 0 ? turn : -turn) : delta
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / Double(count)
        // The control distance at which the curve meets the circle at its middle.
        let handle = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<count {
            let a = start + Double(index) * step
            let b = index == count - 1 ? start + delta : a + step
            let (cosA, sinA, cosB, sinB) = (cos(a), sin(a), cos(b), sin(b))
            cubic(
                to: CGPoint(x: cosB, y: sinB).applying(unit),
                control1: CGPoint(x: cosA - handle * sinA, y: sinA + handle * cosA).applying(unit),
                control2: CGPoint(x: cosB + handle * sinB, y: sinB - handle * cosB).applying(unit)
            )
        }
    }
}

/// The arc of a given radius that touches both sides of a corner.
struct TangentArc {
    var center: CGPoint
    var start: Double
    var delta: Double

    /// Nil where the corner is straight or has a side of no length, so that no such arc exists.
    init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
        guard radius > 0, radius.isFinite else { return nil }
        let u = (from - corner).normalized
        let v = (to - corner).normalized
        guard let u, let v else { return nil }
        let cross = u.dx * v.dy - u.dy * v.dx
        let dot = u.dx * v.dx + u.dy * v.dy
        guard abs(cross) > 1e-9 else { return nil }
        let half = atan2(abs(cross), dot) / 2
        let distance = radius / tan(half)
        let first = corner + u * distance
        let last = corner + v * distance
        let side: CGFloat = cross > 0 ? -1 : 1
        center = first + CGVector(dx: u.dy * side, dy: -u.dx * side) * radius
        start = atan2(first.y - center.y, first.x - center.x)
        let end = atan2(last.y - center.y, last.x - center.x)
        delta = end - start
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
    }
}
