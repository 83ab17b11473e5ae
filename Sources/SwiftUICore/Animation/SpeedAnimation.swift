import Foundation

/// An animation at another pace; one that is not positive holds it at its start.
struct SpeedAnimation: TimedAnimation {
    var base: Animation
    var speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * max(speed, 0), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let speed = max(speed, 0)
        return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func length<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (base.base as? any TimedAnimation)?.length(of: value).map { speed > 0 ? $0 / speed : .infinity }
    }
}
