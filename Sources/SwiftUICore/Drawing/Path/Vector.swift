import Foundation

func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
    CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
}

func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
}

func + (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
}

func - (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy)
}

func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
}

prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The vector of length 1 in the same direction; nil for a vector of no length.
    var normalized: CGVector? {
        let length = length
        return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
    }

    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
