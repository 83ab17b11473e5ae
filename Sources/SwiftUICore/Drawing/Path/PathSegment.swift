import Foundation

/// A straight or curved piece of a path. Quadratic curves are raised to cubic ones, which changes nothing of their form.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    static func quad(_ a: CGPoint, _ c: CGPoint, _ b: CGPoint) -> PathSegment {
        .cubic(a, a + (c - a) * (2.0 / 3), b + (c - b) * (2.0 / 3), b)
    }

    var start: CGPoint {
        switch self {
        case .line(let a, _), .cubic(let a, _, _, _): a
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let b), .cubic(_, _, _, let b): b
        }
    }

    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b): return a + (b - a) * t
        case .cubic(let a, let c1, let c2, let b):
            let s = 1 - t
            let (wa, w1, w2, wb) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: wa * a.x + w1 * c1.x + w2 * c2.x + wb * b.x, y: wa * a.y + w1 * c1.y + w2 * c2.y + wb * b.y)
        }
    }

    /// The derivative by t.
    func derivative(at t: CGFloat) -> CGVector {
        switch self {
        case .line(let a, let b): return b - a
        case .cubic(let a, let c1, let c2, let b):
            let s = 1 - t
            return (c1 - a) * (3 * s * s) + (c2 - c1) * (6 * s * t) + (b - c2) * (3 * t * t)
        }
    }

    /// The piece between two parameters, by de Casteljau's subdivision.
    func piece(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
        switch self {
        case .line: return .line(point(at: t0), point(at: t1))
        case .cubic:
            let (a, b) = (point(at: t0), point(at: t1))
            let third = (t1 - t0) / 3
            return .cubic(a, a + derivative(at: t0) * third, b + derivative(at: t1) * -third, b)
        }
    }

    /// The smallest rectangle around the piece itself, not around its control points.
    var bounds: CGRect {
        switch self {
        case .line(let a, let b): return CGRect(enclosing: [a, b])
        case .cubic(let a, let c1, let c2, let b):
            var points = [a, b]
            for t in Self.extremes(a.x, c1.x, c2.x, b.x) + Self.extremes(a.y, c1.y, c2.y, b.y) {
                points.append(point(at: t))
            }
            return CGRect(enclosing: points)
        }
    }

    /// The parameters inside (0, 1) at which one coordinate of a cubic curve turns.
    private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            // This form of the two roots loses no digits where b is much larger than a.
            let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            roots = q == 0 ? [0] : [q / a, c / q]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The length, from Gauss–Legendre quadrature over pieces short enough to be nearly straight.
    func length(from t0: CGFloat = 0, to t1: CGFloat = 1) -> CGFloat {
        switch self {
        case .line(let a, let b): return (b - a).length * (t1 - t0)
        case .cubic:
            let pieces = 4
            let step = (t1 - t0) / CGFloat(pieces)
            var sum: CGFloat = 0
            for piece in 0..<pieces {
                let middle = t0 + (CGFloat(piece) + 0.5) * step
                for (node, weight) in Self.gauss {
                    sum += weight * derivative(at: middle + node * step / 2).length
                }
            }
            return sum * step / 2
        }
    }

    private static let gauss: [(CGFloat, CGFloat)] = [
        (0, 0.5688888888888889),
        (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
        (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
    ]

    /// The parameter at which the piece has run for `distance`, whole length `total`.
    func parameter(atLength distance: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0, distance > 0 else { return 0 }
        guard distance < total else { return 1 }
        guard case .cubic = self else { return distance / total }
        var (low, high) = (CGFloat(0), CGFloat(1))
        var t = distance / total
        for _ in 0..<40 {
            let error = length(from: 0, to: t) - distance
            if abs(error) < total * 1e-9 { break }
            if error > 0 { high = t } else { low = t }
            // Newton's step, or halving where it would leave the bracket.
            let speed = derivative(at: t).length
            let next = speed > 0 ? t - error / speed : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Appends points, the start left out, whose straight connection stays within `tolerance` of the piece.
    func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
        guard case .cubic(let a, let c1, let c2, let b) = self else {
            points.append(end)
            return
        }
        // The second differences bound how far a chord over 1/n of the curve strays from it.
        let bend = max((c2 - c1) - (c1 - a), (b - c2) - (c2 - c1), by: { $0.length < $1.length }).length
        let count = max(1, min(1000, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
        for index in 1..<max(count, 1) where count > 1 {
            points.append(point(at: CGFloat(index) / CGFloat(count)))
        }
        points.append(b)
    }
}

private func max<T>(_ a: T, _ b: T, by areInIncreasingOrder: (T, T) -> Bool) -> T {
    areInIncreasingOrder(a, b) ? b : a
}
