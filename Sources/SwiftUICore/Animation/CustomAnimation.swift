import Foundation

/// A type that defines how a value moves over time.
///
/// The value is the vector from where the animation begins to where it ends.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// How far along `value` the animation is after `time` seconds; nil once it has ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The velocity after `time` seconds, in values per second; nil where the animation has none.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// True where this animation takes over the running `previous` one, its time and its context.
    ///
    /// Otherwise both run on and their effects are added. `value` and `time` are those of `previous`.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation whose length depends on nothing but the value, so that it can repeat without drifting.
protocol TimedAnimation: CustomAnimation {
    /// The length in seconds; nil where it is not known ahead.
    func length<V: VectorArithmetic>(of value: V) -> TimeInterval?
}
