import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case logicallyComplete, removed
    }

    fileprivate let kind: Kind

    /// When it looks complete, though a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// What runs when the animations of a change have ended.
final class AnimationCompletions: @unchecked Sendable {
    // All is touched on the main thread only.
    nonisolated(unsafe) private var waiting: [(AnimationCompletionCriteria, @MainActor @Sendable () -> Void)] = []

    func add(_ criteria: AnimationCompletionCriteria, _ work: @escaping @MainActor @Sendable () -> Void) {
        waiting.append((criteria, work))
    }

    /// Called when a change has reached a graph: its clock decides when the animation is over.
    @MainActor
    func take(_ graph: Graph, _ transaction: Transaction) {
        let works = waiting
        waiting = []
        let animation =
            transaction.disablesAnimations || !graph.backend.animationsAreEnabled ? nil : transaction.animation
        for (criteria, work) in works {
            let duration = animation?.duration(until: criteria) ?? 0
            guard duration.isFinite else { continue }
            if duration > 0 { graph.backend.call(after: duration, work) } else { graph.afterCommit(work) }
        }
    }

    /// Called after the change: where it has reached nobody, there is nothing to wait for.
    func finish() {
        let works = waiting
        waiting = []
        for (_, work) in works { MainThread.perform(work) }
    }
}

extension Animation {
    /// How long the animation of one unit takes, in seconds; infinite where it has no end.
    fileprivate func duration(until criteria: AnimationCompletionCriteria) -> TimeInterval {
        if let timed = base as? any TimedAnimation, timed.length(of: 1.0) == .infinity { return .infinity }
        var context = AnimationContext<Double>()
        var time: TimeInterval = 0
        let step = 1.0 / 120
        while time < 120 {
            let value = animate(value: 1.0, time: time, context: &context)
            if value == nil || criteria.kind == .logicallyComplete && context.isLogicallyComplete { return time }
            time += step
        }
        return time
    }
}

extension Transaction {
    /// Runs `completion` when the animations that this transaction makes have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @Sendable () -> Void
    ) {
        let list = completions ?? AnimationCompletions()
        list.add(criteria) { completion() }
        completions = list
    }
}

/// Makes changes whose effects on screen animate, and runs `completion` when they have.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let list = AnimationCompletions()
    list.add(completionCriteria, completion)
    transaction.completions = list
    defer { list.finish() }
    return try withTransaction(transaction, body)
}
