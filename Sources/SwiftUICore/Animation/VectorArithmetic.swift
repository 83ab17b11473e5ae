import Foundation

/// A type whose values can be added and scaled, so that an animation can find those in between.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    package func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }
}

extension Double: VectorArithmetic, Animatable {
    public typealias AnimatableData = Double

    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
    public typealias AnimatableData = Float

    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
    public typealias AnimatableData = CGFloat

    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
