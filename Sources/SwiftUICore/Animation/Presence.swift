import Foundation

/// A render node's way in or out of the screen.
@MainActor
package final class Presence {
    package enum Direction: Sendable {
        case entering, leaving
    }

    private let direction: Direction
    private let transition: AnyTransition
    /// Nil once they were called.
    private var completions: [() -> Void]?
    /// 1: fully there. 0: gone.
    private var progress: AnimatedValue<Double>
    private var hasStarted = false

    package init(_ direction: Direction, transition: AnyTransition, completion: @escaping () -> Void) {
        self.direction = direction
        self.transition = transition
        completions = [completion]
        progress = AnimatedValue(direction == .entering ? 0 : 1)
        tell(direction == .entering ? .willAppear : .didDisappear, direction == .entering ? nil : transition.animation)
    }

    private var effects: [AnyTransition.Effect] {
        direction == .entering ? transition.insertion : transition.removal
    }

    private func tell(_ phase: TransitionPhase, _ animation: Animation?) {
        for case .phases(let phases) in effects { phases.set(phase, animation) }
    }

    /// In points.
    package var blurRadius: CGFloat {
        effects.reduce(0) { radius, effect in
            guard case .blur(let full) = effect else { return radius }
            return radius + full * max(0, 1 - progress.presented)
        }
    }

    package var opacity: Double {
        guard effects.contains(.opacity) else { return 1 }
        return min(1, max(0, progress.presented))
    }

    /// Calls `completion` too when the node has left. False where it is not on its way out.
    func whenLeft(_ completion: @escaping () -> Void) -> Bool {
        guard direction == .leaving, completions != nil else { return false }
        completions?.append(completion)
        return true
    }

    /// What is taken from its surface on its way out has left: whoever waits for it would wait for ever.
    func nodeHasLeft(_ node: RenderNode) {
        if direction == .leaving { complete(node) }
    }

    private func complete(_ node: RenderNode) {
        for completion in completions ?? [] { node.graph.afterCommit(completion) }
        completions = nil
    }

    /// Moves on to the time of the commit and gives the transform to show the node with.
    func advance(_ node: RenderNode, transform: CGAffineTransform, _ context: CommitContext) -> CGAffineTransform {
        if !hasStarted {
            hasStarted = true
            let animation = transition.animation ?? context.animation
            if direction == .entering {
                node.graph.afterCommit { [weak self] in self?.tell(.identity, animation) }
            }
            progress.set(direction == .entering ? 1 : 0, animation: animation, at: context.time)
        }
        node.surface?.setNeedsDisplay()
        guard progress.advance(to: context.time) else {
            if node.presence === self { node.presence = direction == .entering ? nil : self }
            complete(node)
            return transform
        }
        node.graph.animate(node)
        let rest = 1 - progress.presented
        return effects.reduce(transform) { $1.apply(to: $0, size: node.size, rest: rest) }
    }
}
