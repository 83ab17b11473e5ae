import Foundation

/// A geometric angle, kept in radians.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// A zero angle.
    @inlinable public init() {
        radians = 0
    }

    /// An angle of the given radians.
    @inlinable public init(radians: Double) {
        self.radians = radians
    }

    /// An angle of the given degrees.
    @inlinable public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// An angle of the given radians.
    @inlinable public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle of the given degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    /// The angle of no turn at all.
    @inlinable public static var zero: Angle { Angle() }

    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }

    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension Angle {
    /// The angle in the other direction.
    @inlinable public static prefix func - (operand: Angle) -> Angle {
        Angle(radians: -operand.radians)
    }

    /// The sum of two angles.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }

    /// The difference of two angles.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }

    /// A multiple of the angle.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians * rhs)
    }

    /// A multiple of the angle.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle {
        Angle(radians: lhs * rhs.radians)
    }

    /// A part of the angle.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians / rhs)
    }

    /// Adds an angle.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) {
        lhs.radians += rhs.radians
    }

    /// Subtracts an angle.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) {
        lhs.radians -= rhs.radians
    }

    /// Makes the angle that many times as large.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) {
        lhs.radians *= rhs
    }

    /// Divides the angle.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) {
        lhs.radians /= rhs
    }
}
