import Foundation

/// An animation of fixed duration along a curve.
struct CurveAnimation: TimedAnimation {
    var curve: UnitCurve
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time < duration else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time < duration else { return .zero }
        let slope = curve.velocity(at: time / duration)
        return slope.isFinite ? value.scaled(by: slope / duration) : nil
    }

    func length<V: VectorArithmetic>(of value: V) -> TimeInterval? { max(duration, 0) }
}
