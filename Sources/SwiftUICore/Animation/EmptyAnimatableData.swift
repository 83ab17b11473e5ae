/// The animatable data of a type that has none.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates a value without anything in it.
    @inlinable public init() {}

    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    @inlinable public mutating func scale(by rhs: Double) {}

    @inlinable public var magnitudeSquared: Double { 0 }

    @inlinable public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }
}
