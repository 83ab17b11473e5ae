import Foundation

/// An animation by a spring.
struct SpringAnimation: TimedAnimation {
    var spring: Spring

    /// In units of the way per second.
    var initialVelocity: Double = 0

    /// How long a spring that takes over another one needs to come to its own response, in seconds.
    var blendDuration: TimeInterval = 0

    /// True where a new target takes over the running spring; false where a further one is added.
    var merges = true

    /// The run since the last change of target.
    struct Run<V: VectorArithmetic> {
        var startTime: TimeInterval = 0
        var position: V = .zero
        var velocity: V = .zero
        var previous: Spring?
    }

    private struct RunKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Run<V>? { nil }
    }

    private func run<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Run<V> {
        context.state[RunKey<V>.self] ?? Run(velocity: value.scaled(by: initialVelocity))
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let run = run(value, context)
        let elapsed = time - run.startTime
        if elapsed >= spring.duration { context.isLogicallyComplete = true }
        guard elapsed < settlingTime(of: run, target: value) else {
            context.isLogicallyComplete = true
            return nil
        }
        return motion(of: run, target: value, elapsed: elapsed).position
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let run = run(value, context)
        return motion(of: run, target: value, elapsed: time - run.startTime).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard merges, let velocity = previous.velocity(value: value, time: time, context: context) else {
            return false
        }
        let position = previous.animate(value: value, time: time, context: &context) ?? value
        let spring = (previous.base as? SpringAnimation)?.spring
        context.state[RunKey<V>.self] = Run(
            startTime: time, position: position, velocity: velocity, previous: spring)
        context.isLogicallyComplete = false
        return true
    }

    func length<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        settlingTime(of: Run(velocity: value.scaled(by: initialVelocity)), target: value)
    }

    private func motion<V: VectorArithmetic>(
        of run: Run<V>, target: V, elapsed: TimeInterval
    ) -> (position: V, velocity: V) {
        var (position, velocity) = (run.position, run.velocity)
        var rest = max(elapsed, 0)
        if let previous = run.previous, blendDuration > 0, previous != spring {
            // The response changes while it blends, so this part has no closed form: it goes in small steps.
            var time = 0.0
            while time < min(elapsed, blendDuration) {
                let step = min(1.0 / 240, min(elapsed, blendDuration) - time)
                let mix = (time + step / 2) / blendDuration
                blend(previous, mix).update(value: &position, velocity: &velocity, target: target, deltaTime: step)
                time += step
            }
            rest = max(elapsed - time, 0)
        }
        spring.update(value: &position, velocity: &velocity, target: target, deltaTime: rest)
        return (position, velocity)
    }

    private func blend(_ previous: Spring, _ mix: Double) -> Spring {
        Spring(
            response: previous.response + (spring.response - previous.response) * mix,
            dampingRatio: previous.dampingRatio + (spring.dampingRatio - previous.dampingRatio) * mix)
    }

    /// Ends when a thousandth of the way is left, and no more than what no eye sees where the way is in points.
    private func settlingTime<V: VectorArithmetic>(of run: Run<V>, target: V) -> TimeInterval {
        let way = target - run.position
        let speed = run.velocity.magnitudeSquared.squareRoot()
        let scale = max(way.magnitudeSquared.squareRoot(), speed / spring.angularFrequency)
        guard scale > 0 else { return 0 }
        let time = spring.settlingDuration(
            target: way, initialVelocity: run.velocity, epsilon: min(scale * 0.001, 0.1))
        return run.previous == nil || run.previous == spring ? time : time + max(blendDuration, 0)
    }
}
