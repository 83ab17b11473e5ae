import Foundation

/// A wrapper with one animated value: it moves on the frame clock, and no body runs meanwhile.
package class AnimatedWrapperRenderNode<Value: VectorArithmetic>: WrapperRenderNode {
    private var vector: AnimatedVector<Value>
    private var hasBeenShown = false
    /// The value as it is shown now.
    package final private(set) var presented: Value

    /// The value that holds, or that the shown one is on its way to.
    package final var value: Value {
        didSet {
            if value != oldValue { setNeedsCommit() }
        }
    }

    package init(_ value: Value, graph: Graph) {
        self.value = value
        presented = value
        vector = AnimatedVector(value)
        super.init(graph: graph)
    }

    /// Called when the shown value is another one.
    package func presentedDidChange() {
        surface?.setNeedsDisplay()
    }

    package final override func commit(_ context: inout CommitContext) {
        // What has not been on screen yet has nothing to come from.
        let animation = hasBeenShown ? context.animation : nil
        vector.retarget(to: value, animation: animation, at: context.time)
        let new = vector.value(at: context.time)
        if vector.isAnimating { graph.animate(self) }
        guard new != presented || !hasBeenShown else { return }
        hasBeenShown = true
        presented = new
        presentedDidChange()
    }

    package override func willLeave(_ surface: Surface) {
        vector = AnimatedVector(value)
        hasBeenShown = false
    }

    /// Has the children put where the changed value wants them.
    package final func moveChildren() {
        for child in children {
            child.flags.insert(.hasMoved)
            child.setNeedsCommit()
        }
    }
}
