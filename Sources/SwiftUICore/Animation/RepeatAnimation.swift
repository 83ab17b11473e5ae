import Foundation

/// An animation that begins again when it ends.
struct RepeatAnimation: TimedAnimation {
    var base: Animation

    /// How often it runs; nil for ever.
    var count: Int?

    var autoreverses: Bool

    /// The round of a base animation whose length is known only once it has ended.
    struct Round {
        var index = 0
        var startTime: TimeInterval = 0
    }

    private struct RoundKey: AnimationStateKey {
        static var defaultValue: Round { Round() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let round = round(value: value, time: time, context: &context) else {
            context.isLogicallyComplete = true
            return nil
        }
        var inner = context
        let result = base.animate(value: value, time: time - round.startTime, context: &inner) ?? value
        context.state = inner.state
        return isBackwards(round) ? value - result : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        guard let round = round(value: value, time: time, context: &context) else { return .zero }
        let result = base.velocity(value: value, time: time - round.startTime, context: context)
        return isBackwards(round) ? result?.scaled(by: -1) : result
    }

    func length<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        guard let count else { return .infinity }
        return baseLength(of: value).map { $0 * Double(max(count, 0)) }
    }

    private func isBackwards(_ round: Round) -> Bool {
        autoreverses && round.index % 2 != 0
    }

    private func baseLength<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (base.base as? any TimedAnimation)?.length(of: value)
    }

    private func round<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Round? {
        if let length = baseLength(of: value) {
            guard length.isFinite else { return Round() }
            guard length > 0 else { return nil }
            // A hair of rounding must not show the end of a round twice.
            let index = (time / length + 1e-9).rounded(.down)
            if let count, index >= Double(count) { return nil }
            return Round(index: Int(index.truncatingRemainder(dividingBy: 2)), startTime: index * length)
        }
        var round = context.state[RoundKey.self]
        var inner = context
        if base.animate(value: value, time: time - round.startTime, context: &inner) == nil {
            round = Round(index: round.index + 1, startTime: time)
            // The next round starts from a state of its own.
            context.state = AnimationState()
            context.state[RoundKey.self] = round
        }
        if let count, round.index >= count { return nil }
        return round
    }
}
