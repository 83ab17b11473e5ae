import Foundation

/// A value on its way from what was shown to what holds now.
///
/// The model value changes at once; the presented value follows on the frame clock, without any body running.
package struct AnimatedValue<Value: VectorArithmetic> {
    private var vector: AnimatedVector<Value>
    package private(set) var presented: Value

    package init(_ value: Value) {
        vector = AnimatedVector(value)
        presented = value
    }

    package var target: Value { vector.target }

    package var isAnimating: Bool { vector.isAnimating }

    /// Sets a new target. With an animation, the presented value moves there from where it is now, so that a change of
    /// mind has no jolt: see ``AnimatedVector``.
    package mutating func set(_ new: Value, animation: Animation?, at time: TimeInterval) {
        vector.retarget(to: new, animation: animation, at: time)
        if !vector.isAnimating { presented = vector.target }
    }

    /// Moves both ends of the way, as where the coordinates themselves have moved.
    package mutating func shift(by distance: Value) {
        vector.shift(by: distance)
        presented += distance
    }

    /// Moves the presented value to `time`. Returns true while there is still way to go.
    @discardableResult
    package mutating func advance(to time: TimeInterval) -> Bool {
        presented = vector.value(at: time)
        return vector.isAnimating
    }
}

/// A node's frame on its way.
package final class GeometryAnimation {
    private typealias FrameVector = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    private var animated: AnimatedValue<FrameVector>

    init(from start: CGRect, to target: CGRect, animation: Animation, at time: TimeInterval) {
        animated = AnimatedValue(Self.vector(start))
        animated.set(Self.vector(target), animation: animation, at: time)
    }

    var value: CGRect {
        let vector = animated.presented
        return CGRect(
            x: vector.first.first, y: vector.first.second, width: vector.second.first, height: vector.second.second)
    }

    func retarget(to target: CGRect, animation: Animation, at time: TimeInterval) {
        animated.set(Self.vector(target), animation: animation, at: time)
    }

    func shift(by distance: CGSize) {
        animated.shift(by: Self.vector(CGRect(x: distance.width, y: distance.height, width: 0, height: 0)))
    }

    /// Returns true when the target is reached.
    func advance(to time: TimeInterval) -> Bool {
        !animated.advance(to: time)
    }

    private static func vector(_ frame: CGRect) -> FrameVector {
        AnimatablePair(AnimatablePair(frame.minX, frame.minY), AnimatablePair(frame.width, frame.height))
    }
}
