import Foundation

/// How a view moves from one state to the next over time.
public struct Animation: Hashable, Sendable {
    /// The animation that does the work.
    public let base: any CustomAnimation

    /// An animation that `base` performs.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    /// How far along `value` the animation is after `time` seconds; nil once it has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity after `time` seconds, in values per second; nil where the animation has none.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// True where this animation takes over the running `previous` one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// The animation that SwiftUI documents as its default: a spring without bounce.
    public static let `default` = Animation(
        SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))

    /// The animation after a pause of `delay` seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay))
    }

    /// The animation at `speed` times its pace.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed))
    }

    /// The animation `repeatCount` times, every second time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation again and again, every second time backwards if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, counted as logically complete after `duration` seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { String(describing: base) }

    public var debugDescription: String { String(reflecting: base) }
}
