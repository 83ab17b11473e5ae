import Foundation

/// A projective transformation of points written as rows, as a 3 × 3 matrix.
public struct ProjectionTransform: Hashable, Sendable {
    /// The number in row 1, column 1 of the matrix.
    public var m11: CGFloat = 1
    /// The number in row 1, column 2 of the matrix.
    public var m12: CGFloat = 0
    /// The number in row 1, column 3 of the matrix.
    public var m13: CGFloat = 0
    /// The number in row 2, column 1 of the matrix.
    public var m21: CGFloat = 0
    /// The number in row 2, column 2 of the matrix.
    public var m22: CGFloat = 1
    /// The number in row 2, column 3 of the matrix.
    public var m23: CGFloat = 0
    /// The number in row 3, column 1 of the matrix.
    public var m31: CGFloat = 0
    /// The number in row 3, column 2 of the matrix.
    public var m32: CGFloat = 0
    /// The number in row 3, column 3 of the matrix.
    public var m33: CGFloat = 1

    /// The transformation that leaves every point where it is.
    public init() {}

    /// The same transformation as the affine `m`.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether every point stays where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// True where parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Becomes its own inverse; false, and no change, where none exists.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = c12 / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = c13 / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The inverse, or the transformation itself where none exists.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// This transformation followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension CGAffineTransform {
    /// The affine part of `m`; nil where it has a perspective.
    package init?(_ m: ProjectionTransform) {
        guard m.isAffine else { return nil }
        self.init(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
    }
}

extension CGPoint {
    /// The point after the projection.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let point = CGPoint(x: m.m11 * x + m.m21 * y + m.m31, y: m.m12 * x + m.m22 * y + m.m32)
        let scale = m.m13 * x + m.m23 * y + m.m33
        return scale == 1 || scale == 0 ? point : CGPoint(x: point.x / scale, y: point.y / scale)
    }
}
