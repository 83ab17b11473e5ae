import Foundation

/// An animation that begins late.
struct DelayAnimation: TimedAnimation {
    var base: Animation
    var delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func length<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (base.base as? any TimedAnimation)?.length(of: value).map { max($0 + delay, 0) }
    }
}
