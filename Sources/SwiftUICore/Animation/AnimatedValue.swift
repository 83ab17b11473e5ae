import Foundation

/// A value on its way from what was shown to what holds now.
///
/// The model value changes at once; the presented value follows on the frame clock, without any body running.
package struct AnimatedValue<Value: VectorArithmetic> {
    private struct Run {
        let start: TimeInterval
        let interval: Value
        let animation: Animation
        var state: AnimationState<Value>
    }

    package private(set) var target: Value
    package private(set) var presented: Value
    private var runs: [Run] = []

    package init(_ value: Value) {
        target = value
        presented = value
    }

    package var isAnimating: Bool { !runs.isEmpty }

    /// Sets a new target. With an animation, the presented value moves there from where it is now; an animation that
    /// runs already keeps its way and the two add up, so that a change of mind has no jolt.
    package mutating func set(_ new: Value, animation: Animation?, at time: TimeInterval) {
        guard new != target else { return }
        guard let animation else {
            runs.removeAll()
            target = new
            presented = new
            return
        }
        runs.append(Run(start: time, interval: new - target, animation: animation, state: AnimationState()))
        target = new
    }

    /// Moves the presented value to `time`. Returns true while there is still way to go.
    @discardableResult
    package mutating func advance(to time: TimeInterval) -> Bool {
        guard !runs.isEmpty else { return false }
        var value = target
        for index in runs.indices.reversed() {
            let elapsed = max(0, time - runs[index].start)
            var context = AnimationContext<Value>(state: runs[index].state)
            let passed = runs[index].animation.animate(value: runs[index].interval, time: elapsed, context: &context)
            runs[index].state = context.state
            guard let passed else {
                runs.remove(at: index)
                continue
            }
            value -= runs[index].interval
            value += passed
        }
        presented = value
        return !runs.isEmpty
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

    /// Returns true when the target is reached.
    func advance(to time: TimeInterval) -> Bool {
        !animated.advance(to: time)
    }

    private static func vector(_ frame: CGRect) -> FrameVector {
        AnimatablePair(AnimatablePair(frame.minX, frame.minY), AnimatablePair(frame.width, frame.height))
    }
}
